/** Rulings on Adventure cards. */
import { describe, expect, it } from 'vitest';
import { FLOWER } from '../battlefield.ts';
import { vale, type Vale } from '../vale.ts';

const field = (more: Parameters<typeof vale>[0] = {}): Vale => vale(more).map(...FLOWER);
const RICH = { gem: 5, potion: 5, scroll: 5, tool: 5, sword: 5 } as const;
/** A battle in the middle: seat 1 stands there, seat 0 places from the east. */
const fight = (v: Vale): Vale =>
  v.put(1, 'fire-2', 'worker').put(0, 'air-2', 'worker').empty('fire-2', 0);
const using = (v: Vale, card: string): Vale => v.pick('regroup', 'withdraw', `use:${card}`);

describe('Adventure cards', () => {
  it('Kite Roost: the Unit moved may be withdrawn later in the same Regroup (E-AIR-01.1, ER-65)', () => {
    const v = field()
      .cards(0, 'air-01')
      .put(0, 'air-2', 'worker')
      .put(0, 'portal', 'worker')
      .put(0, 'fire-2', 'worker')
      .pick('regroup', 'withdraw:worker@air-2', 'use:air-01', 'do');
    // A Realm with own Units is allowed.
    v.pick('move:1-worker/portal@fire-2');
    // The first of the two is withdrawn already.
    expect(v.at('fire-2').length).toBe(1);
    expect(v.prompt).toBe('prompt.use');
  });

  it('Cloudwrights’ Yard: a Worker may become free (E-AIR-05.1)', () => {
    const v = using(field().cards(0, 'air-05').put(0, 'air-2', 'worker'), 'air-05')
      .pick('summon:worker')
      .calm();
    expect(v.player(0).ready.length).toBe(4);
  });

  it('Gale Gate: two tokens may come from one stack (E-AIR-06.1)', () => {
    const v = using(
      field().cards(0, 'air-06').orbs(0, 1).pick('orb:air-06').put(0, 'air-2', 'worker'),
      'air-06',
    );
    const light = (): string => v.keysOf('take').find((key) => key.includes('@light-2'))!;
    v.pick(light()).pick(light()).calm();
    expect(v.view().realms[v.realm('light-2')].stacks[0].height).toBe(1);
  });

  it('Gliders’ Leap: Units join from two Realms away (E-AIR-10.1)', () => {
    const v = fight(
      vale()
        .map(...FLOWER, 'fire-3')
        .cards(0, 'air-10')
        .put(0, 'fire-3', 'warrior'),
    )
      .pick('place:worker@fire-2')
      .calm('join');
    expect(v.offers('join:warrior@fire-3')).toBe(true);
  });

  it('Harvest Green and Palisade Knoll without a Dwelling give the Tool, the Knoll also its VP (E-EARTH-08.1, E-EARTH-11.1, R-330)', () => {
    expect(
      using(field().cards(0, 'earth-08').put(0, 'air-2', 'worker'), 'earth-08')
        .calm()
        .resources(0),
    ).toEqual({ tool: 1 });
    const v = using(
      field().cards(0, 'earth-11').only(0).put(0, 'air-2', 'warrior'),
      'earth-11',
    ).calm();
    expect(v.resources(0)).toEqual({ tool: 1 });
    expect(v.player(0).vp).toBe(1);
    expect(v.happened('power')).toEqual([]);
  });

  it('Sawpit Hollow, Burrow Warrens, Stone Orchard: a VP more for whoever leads Earth alone (R-330)', () => {
    // Burrow Warrens needs a Dwelling to build: on a Realm of another element, so that nobody's lead changes.
    const vpOf = (card: string, unit: 'worker' | 'dragon', rival: number): number =>
      field()
        .cards(0, card)
        .goods(0, { tool: 5, sword: 5 })
        .power(0, { earth: 2 })
        .power(1, { earth: rival })
        .put(0, 'air-2', unit)
        .put(0, 'fire-2', 'worker')
        .pick('regroup', `withdraw:${unit}@air-2`, `use:${card}`)
        .pay()
        .calm()
        .player(0).vp;
    const more = (card: string, unit: 'worker' | 'dragon'): number =>
      vpOf(card, unit, 1) - vpOf(card, unit, 2);
    expect(more('earth-02', 'worker')).toBe(1);
    expect(more('earth-05', 'worker')).toBe(1);
    expect(more('earth-09', 'dragon')).toBe(1);
  });

  it('Boundary Hedge: needs a Unit in the battle, applied in the own turn (E-EARTH-10.1)', () => {
    const v = fight(field().cards(0, 'earth-10').dwelling(0, 'light-2').goods(0, { sword: 1 }))
      .pick('place:worker@fire-2')
      .calm('sword');
    expect(v.view().battle!.sides[0].dice).toBe(3);
  });

  it('Arena of Ashes: Gold for Swords, one by one (E-FIRE-02.1)', () => {
    const v = using(
      field().cards(0, 'fire-02').goods(0, { gold: 2 }).put(0, 'air-2', 'worker'),
      'fire-02',
    )
      .pick('again', 'again')
      .calm();
    expect([v.player(0).vp, v.resources(0)]).toEqual([5, {}]);
  });

  it('War Drum Hill: a Charge at the own placement counts (E-FIRE-05.1)', () => {
    const v = field({ modules: ['minotaur'] })
      .cards(0, 'fire-05')
      .put(0, 'air-2', 'worker')
      .put(1, 'light-2', 'minotaur')
      .empty('fire-2', 0)
      .goods(0, { sword: 1 })
      .pick('place:worker@fire-2')
      .calm('charge')
      .pick('charge')
      .calm('sword');
    expect(v.view().battle!.sides[0].dice).toBe(2);
  });

  it('Beacon of Challenge: one more die in the battle; in the Peaceful Start neither (E-FIRE-09.1)', () => {
    const v = field()
      .cards(0, 'fire-09')
      .only(0)
      .put(0, 'air-2', 'warrior')
      .put(1, 'fire-2', 'worker')
      .empty('fire-2', 0)
      .pick('regroup', 'withdraw', 'use:fire-09', 'do', 'place:warrior@fire-2')
      .calm('sword');
    expect(v.view().battle!.sides[0].dice).toBe(3);
    const w = vale({ peace: true, players: 3 })
      .map(...FLOWER)
      .cards(0, 'fire-09')
      .only(0)
      .put(0, 'air-2', 'warrior')
      .put(1, 'fire-2', 'worker')
      .pick('regroup', 'withdraw', 'use:fire-09', 'do', 'place:warrior@fire-2')
      .calm();
    expect(w.happened('battle')).toEqual([]);
  });

  it('Whirlpool Ford: the card just drawn may be discarded (E-WATER-05.1)', () => {
    const v = using(
      field().cards(0, 'water-05').deck('tailwind').discarded().put(0, 'air-2', 'worker'),
      'water-05',
    )
      .pick('again')
      .calm();
    expect([v.player(0).handSize, v.resources(0)]).toEqual([0, { gold: 1 }]);
  });

  it('Reed Weir: one less at each, the VP after the action (E-WATER-09.1, ER-70)', () => {
    const v = vale()
      .map('fortress', 'mage-tower')
      .cards(0, 'water-09')
      .goods(0, { gem: 1 })
      .pick('place:worker@fortress')
      .pay()
      .calm();
    expect([v.resources(0), v.player(0).vp]).toEqual([{ gold: 2 }, 1]);
  });

  it('Glass Library: the extra card after the Mage Tower’s discard (E-LIGHT-02.1, ER-70)', () => {
    const v = vale()
      .map('mage-tower', 'air-2')
      .cards(0, 'light-02')
      .goods(0, { gem: 2 })
      .deck('tailwind', 'polymorph', 'open-book', 'of-hearths')
      .discarded()
      .pick('place:worker@mage-tower');
    expect(v.keysOf('discard').length).toBe(3);
    v.pick('discard:tailwind').calm();
    expect(v.player(0).hand).toEqual(['of-hearths', 'open-book', 'polymorph']);
  });

  it('Scribes’ Cloister: a card bought may be used in the same Regroup (E-LIGHT-04.1)', () => {
    const v = field()
      .cards(0, 'light-04')
      .faceUp('earth-02')
      .onlyDeck('earth')
      .goods(0, RICH)
      .put(0, 'air-2', 'worker')
      .put(0, 'water-2', 'worker');
    v.pick('regroup', 'withdraw', 'use:light-04').pay().pick('withdraw');
    expect(v.offers('use:earth-02')).toBe(true);
    const w = field()
      .cards(0, 'light-04')
      .onlyDeck('earth')
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw');
    expect(w.offers('use:light-04')).toBe(false);
  });

  it('Dawn Gallery: Gold replaces the Magic cards (E-LIGHT-05.1)', () => {
    const v = using(
      field().cards(0, 'light-05').goods(0, { gold: 2 }).put(0, 'air-2', 'worker'),
      'light-05',
    )
      .pick('do')
      .calm();
    expect([v.player(0).vp, v.resources(0)]).toEqual([5, {}]);
  });

  it('Reliquary of Rays: stored face down, the number is open (E-LIGHT-08.1)', () => {
    const v = field()
      .cards(0, 'light-08')
      .hand(0, 'tailwind', 'of-hearths')
      .pick('regroup', 'store:tailwind', 'done')
      .calm();
    expect(v.player(0, 0).tableau[0].stored).toEqual(['tailwind']);
    expect(v.player(0, 1).tableau[0].stored).toEqual(['magic']);
  });

  it('Sinking Well: a Unit still in a Realm, a dominated Monster too (E-DARKNESS-05.1)', () => {
    const v = field().cards(0, 'darkness-05').put(0, 'air-2', 'worker').pick('regroup', 'withdraw');
    expect(v.offers('use:darkness-05')).toBe(false);
    const w = field()
      .cards(0, 'darkness-05')
      .put(0, 'air-2', 'worker')
      .tamed(0, 'base-fire', 'water-2')
      .pick('regroup', 'withdraw:worker', 'use:darkness-05')
      .calm();
    expect(w.player(0).vp).toBe(4);
    expect(w.player(0).ready).not.toContain('base-fire');
  });

  it('Dusk Exchange: two icons of the burned card’s price, “any” gives a basic resource (E-DARKNESS-09.1, E31.18)', () => {
    const v = field()
      .cards(0, 'darkness-09')
      .faceUp('earth-02')
      .onlyDeck('earth')
      .put(0, 'air-2', 'worker')
      .pick('regroup', 'withdraw', 'use:darkness-09', 'gain:tool');
    expect(v.keysOf('gain')).toEqual([
      'gain:tool',
      'gain:any-gem',
      'gain:any-potion',
      'gain:any-scroll',
      'gain:any-tool',
      'gain:any-sword',
    ]);
    v.pick('gain:any-gem').calm();
    expect(v.resources(0)).toEqual({ tool: 1, gem: 1 });
  });

  it('Dusk Exchange: not used where no card lies face up (E-DARKNESS-09.1, E9.4)', () => {
    const v = field().cards(0, 'darkness-09', 'earth-door').onlyDeck('earth');
    v.put(0, 'air-2', 'worker').pick('regroup', 'withdraw');
    expect(v.offers('use:earth-door')).toBe(true);
    expect(v.offers('use:darkness-09')).toBe(false);
  });

  it('Leash House: the price only if a Monster can be dominated (E-DARKNESS-10.1)', () => {
    const v = using(
      field().cards(0, 'darkness-10').goods(0, { potion: 2 }).only(0).put(0, 'air-2', 'wizard'),
      'darkness-10',
    ).calm();
    expect(v.resources(0)).toEqual({ potion: 4 });
  });

  it('Shadow Stair: the Unit of the Underworld finishes before the next is withdrawn (E-DARKNESS-11.1)', () => {
    const v = field()
      .cards(0, 'darkness-11', 'earth-02')
      .only(0)
      .put(0, 'air-2', 'dragon')
      .below(0, 'worker')
      .pick('regroup', 'withdraw', 'use:darkness-11', 'do', 'use:worker@earth-02')
      .calm();
    expect(v.resources(0)).toEqual({ gem: 1, tool: 1, potion: 1, gold: 1 });
  });

  it('Aura of Dusk: a Unit of the Underworld on its free host in step 2, VP and Sword each time (E-DARKNESS-12.1)', () => {
    const v = field()
      .cards(0, 'darkness-12', 'earth-02')
      .only(0)
      .below(0, 'worker', 'worker')
      .pick('attach', 'regroup', 'use:worker@earth-02')
      .calm();
    expect([v.player(0).vp, v.resources(0)]).toEqual([1, { gem: 1, tool: 1, sword: 1 }]);
  });

  it('Launching Spire twice through Chaotic Aura: two placements, and nobody is asked which comes first (E-CHAOS-01.1, E28.7)', () => {
    const v = field()
      .cards(0, 'air-03', 'chaos-01')
      .put(0, 'portal', 'dragon')
      .pick('attach:chaos-01@air-03')
      .falls(6);
    using(v, 'air-03').pick('do');
    expect(v.prompt).toBe('prompt.place');
    v.pick('place:worker@fire-2');
    expect(v.prompt).toBe('prompt.place');
    v.pick('place:worker@air-2');
    expect([v.at('fire-2'), v.at('air-2')]).toEqual([['0 worker'], ['0 worker']]);
  });

  it('Citadel: one step, with Chaotic Aura two or none (E-ORDER-02.1)', () => {
    const v = field()
      .cards(0, 'order-02', 'chaos-01')
      .only(0)
      .put(0, 'air-2', 'warrior')
      .pick('attach', 'regroup', 'withdraw', 'use:order-02')
      .falls(4)
      .pick('do')
      .calm('gain');
    expect(v.player(0).glory).toBe(2);
  });

  it('Court of Scales: only tracks with an own marker, a full one too (E-ORDER-08.1)', () => {
    const v = using(
      field().cards(0, 'order-08').power(0, { fire: 5, air: 1 }).only(0).put(0, 'air-2', 'wizard'),
      'order-08',
    );
    expect(v.keysOf('power')).toEqual(['power:air', 'power:fire']);
    expect(v.pick('power:fire').calm().player(0).power['fire']).toBe(5);
  });

  it('Mustering Square: its own space counts, each space once (E-ORDER-09.1)', () => {
    const v = field()
      .cards(0, 'order-09', 'earth-02')
      .put(0, 'air-2', 'worker')
      .put(0, 'water-2', 'worker')
      .put(0, 'light-2', 'worker');
    v.pick(
      'regroup',
      'withdraw',
      'use:earth-02',
      'withdraw',
      'use:gather',
      'withdraw',
      'use:order-09',
    ).calm();
    expect(v.player(0).vp).toBe(3);
  });

  it('Warded Causeway: no Rush near own Dwellings, but a Charge, and a Monster there fights (E-ORDER-10.1)', () => {
    const v = field({ modules: ['minotaur'] })
      .cards(0, 'order-10')
      .dwelling(0, 'light-2')
      .put(0, 'air-2', 'worker')
      .monster('base-order', 'order-2')
      .put(1, 'chaos-2', 'minotaur')
      .empty('fire-2', 0)
      .pick('place:worker@fire-2')
      .calm('charge')
      .pick('pass')
      .calm();
    expect(v.at('order-2')).toEqual(['base-order']);
    expect(v.happened('battle')).toEqual([]);
  });

  it('Aura of Accord: Unit icons of the host are ignored (E-ORDER-12.1)', () => {
    const v = field()
      .cards(0, 'order-12', 'air-04')
      .put(0, 'air-2', 'worker')
      .pick('attach', 'regroup', 'withdraw', 'use:air-04')
      .calm();
    expect(v.player(0).vp).toBe(3);
  });

  it('a copied Tumbling Inn rolls for the copier, the owner’s VP comes after; each repetition chooses anew (E-CHAOS-03.2, ER-88)', () => {
    const v = field()
      .cards(0, 'chaos-03', 'chaos-01')
      .cards(1, 'chaos-02')
      .put(0, 'air-2', 'worker')
      .pick('attach', 'regroup', 'withdraw', 'use:chaos-03');
    v.falls(6, 6, 6).pick('do', 'choose:1', 'copy:chaos-02', 'choose:1', 'copy:chaos-02').calm();
    expect([v.player(0).vp, v.player(1).vp]).toEqual([8, 2]);
  });

  it('Wayward Gate: usable if a summon with one less is possible; the roll comes first (E-CHAOS-07.1)', () => {
    const v = field()
      .cards(0, 'chaos-07')
      .put(0, 'air-2', 'worker')
      .falls(5)
      .pick('regroup', 'withdraw', 'use:chaos-07');
    expect(v.happened('die').length).toBe(1);
    v.calm('summon').pick('summon:worker').calm();
    expect(v.player(0).ready.length).toBe(4);
  });

  it('Loose Menagerie: without a Monster two Gold on 4 to 6 (E-CHAOS-09.1)', () => {
    const v = field()
      .cards(0, 'chaos-09')
      .only(0)
      .put(0, 'air-2', 'dragon')
      .falls(4)
      .pick('regroup', 'withdraw', 'use:chaos-09')
      .calm();
    expect(v.resources(0)).toEqual({ gem: 1, gold: 2 });
  });
});
