/** Where an error of what stands inside ends: something else is shown instead. */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What is shown; it may throw the error on. */
  readonly instead: (error: unknown) => ReactNode;
}

export class Boundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.instead(error);
  }
}
