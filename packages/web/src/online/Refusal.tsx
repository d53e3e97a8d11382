/** Why something was not granted. */
import { denial, useOnlineWords } from './words/index.ts';

interface Props {
  readonly denied: { readonly command: string; readonly code: string } | null;
}

export function Refusal({ denied }: Props) {
  const t = useOnlineWords();
  return (
    <p className="refusal" role="alert" hidden={denied === null}>
      {denied && denial(t, denied.command, denied.code)}
    </p>
  );
}
