/** A figure of game-icons, in the colour of the text around it. */
import { bodies } from 'virtual:game-icons';

export function Figure({ name, className = 'figure' }: { name: string; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 512 512"
      aria-hidden="true"
      // The outlines were put into the client when it was built; nothing here comes from a person.
      dangerouslySetInnerHTML={{ __html: bodies[name] ?? '' }}
    />
  );
}
