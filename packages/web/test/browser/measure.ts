/** Measures what people see: words that stick out of what should hold them, and what axe finds. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Waits until letters are there and everything has found its size. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What watches the size of things answers in the next frame.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
}

/**
 * Every piece of text that is shown, laid against the things around it: whatever has an edge of its own
 * must hold it, whatever clips must not clip it, and the window must not be left to the side. Text that is
 * meant to end in dots (the large card has all of it) and text for screen readers are left out.
 */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HOLDERS =
      'button, .plank, .event, .event-points, .player, .card, .panel, .prompt, .tray, .log, .inspector, .sheet, .window, td, th, select';
    const LEFT_OUT = '.sr, [data-more], .flight, script, style, option, svg, textarea';
    const SLACK = 2;
    const isClipped = (one: HTMLElement | null): boolean =>
      one !== null &&
      (getComputedStyle(one).clipPath === 'inset(50%)' || isClipped(one.parentElement));
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement!;
      const seen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!text.textContent?.trim() || parent.closest(LEFT_OUT) || !seen) continue;
      // For screen readers where there is no room.
      if (isClipped(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const say = (why: string): void =>
        void found.add(`${why}: ${text.textContent!.trim().slice(0, 60)}`);
      let scrolled = false;
      let held = false;
      for (let one: HTMLElement | null = parent; one; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        const clips = overflowX === 'hidden' || overflowX === 'clip';
        const scrolls = overflowY === 'auto' || overflowY === 'scroll';
        const edge = one.getBoundingClientRect();
        // The nearest thing with an edge holds the text; what clips must not clip it, however far.
        const holds: boolean = !held && one.matches(HOLDERS);
        held ||= holds;
        if (clips || holds) {
          const wide = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
          const high =
            !scrolled &&
            !scrolls &&
            (box.top < edge.top - SLACK - 4 || box.bottom > edge.bottom + SLACK + 4);
          if ((wide || high) && !(overflowX === 'auto' || overflowX === 'scroll')) {
            say(`${wide ? 'wider' : 'higher'} than ${one.className || one.tagName}`);
          }
        }
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (scrolls) scrolled = true;
        if (position === 'fixed') break;
      }
      const side = parent.closest('.players, .since, .film-list, .score-scroll');
      if (!side && (box.right > innerWidth + SLACK || box.left < -SLACK)) say('beside the window');
    }
    return [...found];
  });
}

/** Which of these things lie on each other, though none is part of another. */
export async function overlapping(page: Page, selectors: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const SLACK = 1;
    const things = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) =>
      one.checkVisibility(),
    );
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - SLACK &&
      b.left < a.right - SLACK &&
      a.top < b.bottom - SLACK &&
      b.top < a.bottom - SLACK;
    const saidOf = (one: HTMLElement): string => one.innerText.trim() || one.className;
    return things.flatMap((one, i) =>
      things
        .slice(i + 1)
        .filter((other) => !one.contains(other) && !other.contains(one))
        .filter((other) => meet(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${saidOf(one)} and ${saidOf(other)}`),
    );
  }, selectors);
}

/**
 * What axe finds. Only what is wrong is collected, and in the page itself (that is the "legacy mode"; the other
 * one is for pages with frames, which we have none of): four times as fast.
 */
async function findings(page: Page, grave: (impact: string) => boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => grave(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Findings that keep people out. */
export const serious = (page: Page): Promise<string[]> =>
  findings(page, (impact) => impact === 'serious' || impact === 'critical');

export const anything = (page: Page): Promise<string[]> => findings(page, () => true);

/** Whatever can be used by keyboard has a name. */
export async function nameless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], input, select, textarea, [tabindex]',
      ),
    ]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const labels = (one as HTMLInputElement).labels;
        const said = [
          one.getAttribute('aria-label'),
          one.textContent,
          one.title,
          labels?.[0]?.textContent,
        ];
        return !said.some((text) => text?.trim());
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}
