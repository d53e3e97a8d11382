/** What must be true, and what to say if it is not. */

export function claim(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

export function agree(seat: number, what: string, kept: number, counted: number): void {
  claim(kept === counted, () => `${what} of city ${seat}: kept ${kept}, counted ${counted}`);
}
