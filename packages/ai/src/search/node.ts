/**
 * A point of the search tree: what has been picked since the root, not a position. Different deals
 * meet in the same node, so its picks are those that were legal in any of them.
 */
export class Node {
  readonly codes: number[] = [];
  readonly visits: number[] = [];
  /** How promising a pick looked at first: softened to a weight. */
  readonly weights: number[] = [];
  /** For each pick the sums of expected points by seat, then of what every seat thinks of them. */
  readonly sums: Float64Array[] = [];
  readonly kids: (Node | null)[] = [];
  total = 0;
  /** A simulation has ended here. */
  seen = false;

  indexOf(code: number): number {
    return this.codes.indexOf(code);
  }

  add(code: number, weight: number, first: Float64Array): number {
    this.codes.push(code);
    this.weights.push(weight);
    this.visits.push(0);
    this.sums.push(first);
    this.kids.push(null);
    return this.codes.length - 1;
  }

  /** Adds what was seen of the same picks in one of several deals, each with its share. */
  blend(other: Node, share: number): void {
    other.codes.forEach((code, i) => {
      const first = other.sums[i].map((points) => share * points);
      const weight = other.weights[i] ** share;
      const index = this.indexOf(code);
      if (index < 0) {
        this.add(code, weight, first);
        return;
      }
      this.weights[index] *= weight;
      for (let k = 0; k < first.length; k++) this.sums[index][k] += first[k];
    });
  }

  /** Takes over what was found of the same picks when this was a node among others. */
  adopt(other: Node): void {
    other.codes.forEach((code, i) => {
      const visits = other.visits[i];
      const index = this.indexOf(code);
      if (index < 0 || visits === 0) return;
      // Without the first look: there is a better one by now.
      const share = visits / (visits + 1);
      for (let k = 0; k < this.sums[index].length; k++) {
        this.sums[index][k] += share * other.sums[i][k];
      }
      this.visits[index] += visits;
      this.kids[index] = other.kids[i];
      this.total += visits;
    });
  }

  kid(index: number): Node {
    return (this.kids[index] ??= new Node());
  }
}
