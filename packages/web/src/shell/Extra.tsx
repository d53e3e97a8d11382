/** Room for something without which a table is still a table: if it does not come, the room stays empty. */
import { Component, Suspense, type ReactNode } from 'react';
import { isMissing } from './part.ts';

interface Props {
  readonly children: ReactNode;
}

export class Extra extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return <Suspense>{this.props.children}</Suspense>;
    if (isMissing(error)) return null;
    throw error;
  }
}
