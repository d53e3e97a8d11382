/** Whether the wire to the server is there. */
import type { LinkState } from '../table/remote/link.ts';
import { useOnlineWords } from './words/index.ts';

export function LinkSign({ link, sending = false }: { link: LinkState; sending?: boolean }) {
  const t = useOnlineWords();
  return (
    <span
      className="link-sign"
      data-link={link}
      data-sending={sending || undefined}
      title={t(`link.${link}`)}
      role="status"
    >
      <i aria-hidden="true" />
      <span>{t(`link.${link}`)}</span>
    </span>
  );
}
