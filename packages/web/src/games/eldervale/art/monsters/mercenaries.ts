/** Figures for hire: the Minotaur with his axe, the Shapeshifter who cannot decide. */
import {
  disc,
  dot,
  flat,
  form,
  line,
  mirrored,
  oval,
  rod,
  shape,
  spot,
  twin,
} from '../../../../art/kit/ink.ts';

export type MercenaryId = 'minotaur' | 'shapeshifter';

function minotaur(): string {
  const horn = shape('M9-58C18-58 24-64 23-74 30-66 28-52 13-49z', '#efe2c4', 1.5);
  return (
    line('M26-2L31-74', 5.6) +
    line('M26-2L31-74', 2.8, '#8a5d34') +
    shape(
      'M30-78C40-80 46-72 45-62 40-58 34-60 30-62zM29-76C20-76 16-68 18-60 23-58 27-60 29-62z',
      '#c3ccd7',
      1.5,
    ) +
    twin(form('M3-14C10-14 14-8 13-2L14 2H4z', '#5b3a2a')) +
    twin(oval(9, 1, 6, 3, '#2b2031')) +
    form(
      'M-13-6C-14-12-21-20-20-32-16-42 16-42 20-32 21-20 14-12 13-6 6-2-6-2-13-6z',
      '#8a5638',
      spot(0, -26, 12, 9, '#a56a48'),
    ) +
    form('M-14-14Q0-8 14-14L13-2Q0 4-13-2z', '#b5862f') +
    disc(0, -9, 4, '#ffd667', 1.2) +
    line('M-19-32L16-14', 4) +
    line('M-19-32L16-14', 2, '#4a2f1c') +
    mirrored(rod('M17-33Q28-28 22-14', '#8a5638', 7)) +
    rod('M17-33Q27-32 27-22', '#8a5638', 7) +
    disc(27.5, -22, 4.4, '#8a5638', 1.4) +
    disc(-22, -13, 4.4, '#8a5638', 1.4) +
    twin(horn) +
    twin(shape('M10-48C16-50 20-47 20-43 15-41 12-42 10-44z', '#7a4a30', 1.3)) +
    form(
      'M-12-50C-11-60-6-63 0-63S11-60 12-50C13-44 10-40 9-36 8-31 4-30 0-30S-8-31-9-36C-10-40-13-44-12-50z',
      '#7a4a30',
      spot(0, -35, 9, 7, '#c99a78'),
    ) +
    line('M-9-52l6 2.400M9-52l-6 2.400', 2) +
    dot(-5, -47, 1.7, '#fff') +
    dot(5, -47, 1.7, '#fff') +
    dot(-4.8, -46.8, 1, '#1b1626') +
    dot(4.8, -46.8, 1, '#1b1626') +
    dot(-3, -37, 1.3, '#2b2031') +
    dot(3, -37, 1.3, '#2b2031') +
    `<circle cx="0" cy="-33" r="3" fill="none" stroke="#ffd667" stroke-width="1.600"/>`
  );
}

function shapeshifter(): string {
  return (
    form(
      'M-16 2C-20-8-14-18-15-28-14-40-6-46 2-45 12-44 17-34 15-24 14-14 22-8 18 2 12 5 8 0 4 3 0 6-6 0-9 3-12 5-14 3-16 2z',
      '#6f8f9c',
      flat('M0-60h40V10H0z', '#b5764a', 0.85) + line('M0-60V8', 1.4),
    ) +
    shape('M14-20C24-18 30-24 32-34 37-24 32-10 16-11z', '#b5764a', 1.4) +
    mirrored(rod('M13-26Q24-24 25-38', '#6f8f9c', 6)) +
    shape(
      'M-25-38c-7-1-9-6-8-11 3 1 4 3 4 5 0-4 2-6 5-7-1 3 0 5 1 6 2-2 4-3 6-2-1 5-3 9-8 9z',
      '#6f8f9c',
      1.3,
    ) +
    shape('M-13-48C-20-58-16-68-9-74-6-66-3-62-3-56z', '#6f8f9c', 1.4) +
    shape('M4-56C6-66 12-70 19-70 19-62 17-54 12-49z', '#b5764a', 1.4) +
    form(
      'M-14-46C-15-57-8-63 0-63S15-57 14-46C13-36 7-31 0-31S-13-36-14-46z',
      '#7fa0ae',
      flat('M0-70h30v50H0z', '#c98a5a') + spot(6, -36, 9, 6, '#f3e2c4'),
    ) +
    line('M0-63C3-56-3-50 0-44S3-36 0-31', 1.4) +
    dot(-6, -48, 3.6, '#ffe08a') +
    flat('M-6-52v8', '#1b1626') +
    line('M-6-50.600v5.200', 1.6) +
    dot(6.4, -48, 2.4, '#1b1626') +
    dot(5.6, -49, 0.9, '#fff') +
    dot(3, -40, 1.8, '#1b1626') +
    line('M-9-38q4 4 8 1.500M2-37q4 2.400 7-.4', 1.3)
  );
}

export const drawMercenary = (id: MercenaryId): string =>
  id === 'minotaur' ? minotaur() : shapeshifter();
