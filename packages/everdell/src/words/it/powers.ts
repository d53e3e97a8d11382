/** What a power says beside its hand limit and what stands in for others. */
export const powers = {
  'power.axolotls':
    'preparazione: su ogni luogo Base c’è un segnalino; il tuo primo lavoratore su ciascuno ti dà 1 risorsa a scelta in più',
  'power.cardinals': 'ogni volta che peschi carte dal mazzo, puoi pescarne 1 in più',
  'power.foxes':
    'un lavoratore che collochi su una carta Foresta può usare invece qualsiasi luogo dove un avversario ha un lavoratore (non Eventi, Cimitero, Monastero, Chiesa o Magazzino)',
  'power.hedgehogs':
    'se un lavoratore collocato su un luogo Base o Foresta non ti ha dato bacche, ottieni 1 bacca',
  'power.lizards':
    'preparazione: le carte Foresta non usate sono la tua pila; all’inizio della partita e di ogni stagione ne peschi 3 e ne metti 1 davanti a te: solo tu puoi visitarla e nessuno può copiarla',
  'power.mice':
    'dopo aver collocato un lavoratore su un luogo Base o Foresta puoi ottenere 1 risorsa di un tipo che non hai',
  'power.moles':
    'quando un lavoratore che collochi ti dà risorse, puoi restituirne 1 per ottenere 1 ciottolo',
  'power.owls':
    'dopo aver collocato un lavoratore puoi scartare 1 carta e pescare 1 carta; se dai la carta pescata a un avversario, pesca 2 carte',
  'power.platypuses':
    'preparazione: metti 5 segnalini punto su questo potere; una volta per turno, prima della tua azione, puoi restituirne 1 per ottenere 1 risorsa a scelta e pescare 1 carta o prendere 1 carta del Prato; i segnalini rimasti contano',
  'power.rats':
    'preparazione: metti il tuo segnalino su una carta del Prato; ogni volta che qualcuno gioca quella carta, ottieni 1 risorsa di un tipo che non hai e sposta il segnalino su un’altra carta del Prato',
  'power.squirrels':
    'quando un lavoratore che collochi ti dà almeno 1 rametto, ottieni 1 rametto in più',
  'power.starlings': 'ogni volta che peschi carte, ciascuna può venire dal mazzo o dal Prato',
  'power.toads':
    'dopo aver giocato una carta Produzione puoi scartare 1 carta per attivarla una seconda volta',
  'power.turtles':
    'dopo aver giocato una carta puoi mettere 1 risorsa su questo potere se è vuoto, oppure riprendere quella che vi si trova insieme a 1 altra dello stesso tipo',
  'power.bats':
    'dopo aver giocato una carta puoi mettere da parte 1 carta del Prato; puoi giocare le carte messe da parte come carte della tua mano o del Prato',
  'power.cats':
    'puoi collocare lavoratori su luoghi Base, luoghi Foresta e carte Destinazione anche se vi si trova un lavoratore avversario (non sulla Chiesa)',
  'power.honey-bees':
    'dopo aver giocato una carta che non sia Produzione, tranne in autunno, puoi scartare 1 carta per attivare 1 carta Produzione nella tua città',
  'power.snails':
    'preparazione: 7 carte che nessuno guarda sono la tua pila; dopo che un avversario ha giocato una carta Produzione puoi dargli la prima carta della pila per usare anche tu quella carta',
  'power.butterflies':
    'inizi con tante carte quante ne consente il tuo limite di mano e giochi per primo',
  'power.pigs':
    'preparazione: tutte le Fattorie sono una pila davanti a te; all’inizio della partita e di ogni stagione puoi mettere in gioco gratis la prima; le tue Fattorie non occupano slot; tutti possono giocare la prima, e tu ottieni 2 segnalini punto quando lo fa un avversario',
  'power.spiders':
    'preparazione: metti il tuo segnalino su un luogo Base, un luogo Foresta o il Rifugio; ogni volta che qualcuno vi colloca un lavoratore, ottieni 1 risorsa di un tipo che non hai, pesca 1 carta e sposta il segnalino; giochi per ultimo',
  'power.stoats':
    'dopo aver giocato una carta puoi scartare 2 carte per ottenere 1 rametto, 1 resina o 1 bacca, oppure 3 carte per ottenere 1 ciottolo',
};
