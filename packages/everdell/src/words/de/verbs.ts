/** What a card lets you do, in every mood. */
import { count, plural } from '@evervale/kernel/text';
import { aKind, verb } from './grammar.ts';

export const nehmen = verb('nimm', 'nehmen');
const zahlen = verb('zahle', 'zahlen');
const ziehen = verb('ziehe', 'ziehen');
const abwerfen = verb('wirf', 'werfen', 'ab');
export const aufdecken = verb('decke', 'decken', 'auf');
const behalten = verb('behalte', 'behalten');
const geben = verb('gib', 'geben');
export const legen = verb('lege', 'legen');
export const schieben = verb('schiebe', 'schieben');
const zurücklegen = verb('lege', 'legen', 'zurück');
export const aktivieren = verb('aktiviere', 'aktivieren');
const nutzen = verb('nutze', 'nutzen');
const kopieren = verb('kopiere', 'kopieren');
const ausspielen = verb('spiele', 'spielen', 'aus');
const versetzen = verb('versetze', 'versetzen');
const zurückholen = verb('hole', 'holen', 'zurück');
export const zurücklassen = verb('lass', 'lassen', 'zurück');
export const tauschen = verb('tausche', 'tauschen');
const auffüllen = verb('fülle', 'füllen', 'auf');
export const durchsuchen = verb('durchsuche', 'durchsuchen');
const nennen = verb('nenne', 'nennen');
const wählen = verb('wähle', 'wählen');
export const erledigen = verb('erledige', 'erledigen');
const ersetzen = verb('ersetze', 'ersetzen');
const reservieren = verb('reserviere', 'reservieren');
const errichten = verb('errichte', 'errichten');

export const verbs = {
  'v.gain': nehmen('dir {what}'),
  'v.pay': zahlen('{what}'),
  'v.payLess': zahlen('{what}'),
  'v.draw': ziehen('{what}'),
  'v.drawToLimit': ziehen('Karten bis zu deinem Handkartenlimit'),
  'v.drawAsMany': ziehen('ebenso viele Karten offen'),
  'v.take': nehmen('{what} auf die Hand'),
  'v.discard': abwerfen('{what}'),
  'v.discardThis': abwerfen('diese Karte aus deiner Stadt'),
  'v.discardRest': abwerfen('die übrigen'),
  'v.reveal': aufdecken('{what}'),
  'v.keep': behalten('{what}'),
  'v.give': geben('{what} an 1 andere Person'),
  'v.giveOther': geben('die übrige an 1 andere Person'),
  'v.giveSpread': geben('{what} beliebig verteilt an andere Personen'),
  'v.putHere': legen('{what} auf diese Karte'),
  'v.tuck': legen('{what} unter diese Karte'),
  'v.putOnEvent': legen('{what} auf dieses Ereignis'),
  'v.tuckEvent': legen('{what} unter dieses Ereignis'),
  'v.placeItHere': legen('dieses Bauwerk auf diese Karte'),
  'v.takeHere': nehmen('dir {what} von dieser Karte'),
  'v.takeAllHere': nehmen('dir alles von dieser Karte'),
  'v.return': zurücklegen('{what} in den Vorrat'),
  'v.returnHere': zurücklegen('{what} von dieser Karte in den Vorrat'),
  'v.activate': aktivieren('{what}'),
  'v.useLocation': nutzen('{what}'),
  'v.copy': kopieren('{what}'),
  'v.play': ausspielen('{what}'),
  'v.playFree': ausspielen('{what} kostenlos'),
  'v.playLess': ausspielen('{what} für {less}'),
  'v.playOneFree': ausspielen('1 davon kostenlos'),
  'v.playOneWorth': ausspielen(`1 davon im Wert von bis zu ${count('Punkt', 'Punkten')} kostenlos`),
  'v.playOneLess': ausspielen('1 davon für {less}'),
  'v.giveOne': geben('1 davon an 1 andere Person'),
  'v.playIntoOpponent': ausspielen('diese Karte auf einen freien Platz in einer fremden Stadt'),
  'v.moveWorker': versetzen('{what} an einen anderen freien Ort'),
  'v.useNew': nutzen('den neuen Ort'),
  'v.recall': zurückholen('{what}'),
  'v.trade': tauschen('{what} gegen ebenso viele beliebige'),
  'v.refill': auffüllen('die Wiese'),
  'v.nameType': nennen('1 Kartentyp'),
  'v.nameCard': nennen(aKind),
  'v.chooseOpponent': wählen('1 andere Person'),
  'v.refund': zurückholen(`dir ${plural('die aufgedruckten Kosten', 'ihre aufgedruckten Kosten')}`),
  'v.gainCostOf': nehmen('dir die aufgedruckten Kosten von {what}'),
  'v.swapCost': ersetzen('1 Ressource der Kosten durch 1 andere'),
  'v.reserve': reservieren('{what}'),
  'v.build': errichten('{what}'),
};
