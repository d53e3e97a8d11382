/** What the lessons of Eldervale say, in Italian. */
import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'first.title': 'Un primo giro a Eldervale',
  'first.about':
    'Piazzare Unità, prendere tesori, scendere nelle Segrete, fare un Richiamo, costruire una Dimora.',
  'first.welcome':
    'Ti diamo il benvenuto a Eldervale. Guidi i Tassi; tre dei tuoi Lavoratori aspettano in fondo alla mappa. Qualcuno gioca con te.',
  'first.map':
    'La mappa è fatta di Reami. Quelli colorati appartengono a un elemento e portano tesori, quelli grigi sono Rovine con un’azione propria. Ciò che puoi usare adesso è illuminato; la tua prima Unità può andare ovunque non ci sia nessuno.',
  'first.place':
    'Piazza un Lavoratore in un Reame elementale. Prendi subito il segnalino tesoro in cima. Se ti si chiede quale pila, scegli quella che vuoi.',
  'first.cash':
    'Il segnalino è nel tuo Vassoio, che ne tiene quattro. Puoi riscuoterlo in ogni momento, anche a metà di un pagamento. Riscuotilo ora e guarda le tue risorse.',
  'first.end':
    'Il turno è fatto. Le azioni gratuite sono possibili finché dura; poi terminalo. Guarda che cosa fa chi gioca con te.',
  'first.next':
    'Da ora un’Unità deve stare accanto a una delle tue, e non dove sei già. Piazza un altro Lavoratore in un Reame elementale.',
  'first.end2': 'Termina di nuovo il turno.',
  'first.dungeon':
    'Senza Unità sulla mappa puoi cominciare ovunque non ci sia nessuno. Giù nelle Segrete: ogni visita allarga la terra e allunga la tua Plancia.',
  'first.lay':
    'Un nuovo Reame è stato rivelato. Posalo su una delle caselle segnate, accanto ad almeno altri due. Più avanti le tue Dimore vorranno Rovine e altre Dimore come vicine.',
  'first.acquire':
    'Ora compra una delle carte Avventura scoperte. Entra nella tua Plancia, e ottieni 1 punto potere nel suo elemento. Le Porte costano meno.',
  'first.burn':
    'Una seconda carta, se puoi pagarla; altrimenti bruciane una, magari una su cui altri hanno messo gli occhi: va sotto il suo mazzo.',
  'first.end3': 'Termina il turno.',
  'first.regroup':
    'Le tue Unità sono fuori. Fai un Richiamo: tornano tutte a casa, e lungo la via ognuna può usare una tua carta.',
  'first.withdraw':
    'Le Unità tornano una a una. Ritirane una; lasciane un’altra in un Reame elementale di cui puoi pagare il prezzo, perché diventerà qualcos’altro.',
  'first.dwell':
    'Metti l’Unità su Costruire: un altro Lavoratore, ancora in un Reame elementale, diventa una Dimora. Paghi il prezzo della tessera, segni 2 punti per ogni Rovina e Dimora vicina e ottieni il suo potere.',
  'first.another': 'Ritira l’Unità successiva.',
  'first.gather':
    'Mettila su Raccogliere: porta una risorsa a ogni Richiamo. Con un segnalino nello slot porta qualcosa di meglio.',
  'first.rest':
    'Fa’ tornare anche le altre: usa con loro una carta o mandale subito nell’Area pronta.',
  'first.third':
    'Hai un terzo Lavoratore. Piazza anche lui e prendi un altro tesoro: ciò che hai pagherà presto una Dimora.',
  'first.end4': 'Il Richiamo è fatto. Termina il turno.',
  'first.done':
    'Ecco tutto il ritmo: mandare fuori, richiamare, costruire. Con la sesta Dimora di qualcuno o l’ultimo Reame la partita finisce; allora potere, Dimore e carte contano ancora una volta. Nella prossima lezione si combatte.',
  'battle.title': 'Battaglia',
  'battle.about': 'Chi si unisce, come si contano i dadi, chi vince e che cosa si perde.',
  'battle.why':
    'Finché qualcuno non ha mai fatto un Richiamo, Eldervale è in pace. Ora la pace è finita: chi piazza un’Unità dove stanno altri combatte, dopo aver preso ciò che il Reame dà.',
  'battle.dice':
    'I tuoi dadi: Lavoratore e Mago 1, Guerriero 2, Drago 3; 1 in più per ogni tua Dimora qui e accanto; 1 in più per ogni Spada pagata. Mai più di sei.',
  'battle.attack':
    'Piazza un’Unità dove sta l’altro giocatore o un Mostro. La battaglia procede passo per passo: le Unità vicine possono unirsi, si aggiungono dadi, tutti tirano. Rispondi a ciò che ti si chiede finché non è finita.',
  'battle.verdict':
    'Decide il dado più alto; in parità il secondo, e così via. Più dadi, più occasioni per un sei. Se i migliori sono pari in tutto, perdono tutti.',
  'battle.after':
    'Chi vince avanza di una casella sul tracciato della Gloria e ne prende la ricompensa. Le Unità di chi perde vanno nell’Inframondo e tornano al prossimo Richiamo; ognuna porta una Spada: chi perde oggi colpisce più forte domani.',
  'battle.done':
    'Ora sai tenere la tua posizione. Prima di attaccare guarda da dove vengono i dadi: è mostrato prima che tu decida.',
  'magic.title': 'Magia e Sfere',
  'magic.about': 'Incantesimi, Missioni, Profezie; potere, Sfere e slot.',
  'magic.kinds':
    'Le carte Magia sono di tre tipi. Gli Incantesimi si lanciano, le Missioni si completano da sole e danno subito punti, le Profezie contano alla fine se le hai ancora. Tutte sono anche risorse con cui pagare.',
  'magic.cast':
    'Lancia un Incantesimo dalla mano. Con abbastanza potere nel suo elemento è gratis, altrimenti ne paghi il prezzo.',
  'magic.tower':
    'Altre carte si trovano alla Torre dei maghi: paga due risorse a scelta, pesca tre carte, scartane una. Piazza lì un’Unità.',
  'magic.power':
    'Il potere viene da carte e Dimore. Ogni elemento ha cinque spazi, che valgono 2, 2, 3, 4 e 5 punti: per il segnalino stesso, e ancora per ogni Dimora e ogni carta contata di quell’elemento.',
  'magic.orbs':
    'Chi arriva per primo in cima a un tracciato prende la sua Sfera. Una Sfera compra una delle ricompense accanto al tracciato della Gloria, rende gratis per sempre il prezzo di una carta, o risveglia una carta con uno slot Sfera. Non usata vale 1 punto.',
  'magic.slots':
    'I segnalini non vanno per forza riscossi: in uno slot rendono più e più volte. Una Porta dà ciò che mostra il suo segnalino quando sei in testa senza pareggi nel suo elemento.',
  'magic.done':
    'Ora conosci tutto ciò che hai in mano e sulle carte. Restano quelli che c’erano prima di te.',
  'monsters.title': 'Mostri e moduli',
  'monsters.about': 'Covi, irruzioni, dominio; che cosa portano le altre scatole.',
  'monsters.lairs':
    'Ogni elemento in gioco ha un Covo, e dentro un Mostro. Durante l’Inizio pacifico dorme. Adesso è sveglio.',
  'monsters.rush':
    'Piazza un’Unità accanto a un Mostro e lui irrompe, sempre, dopo l’azione del Reame; poi è battaglia. Se sono più d’uno, scegli quale viene.',
  'monsters.dare':
    'Osa: piazza un’Unità accanto a un Mostro o dove ce n’è uno. Rispondi finché la battaglia non è finita.',
  'monsters.beaten':
    'Chi sconfigge un Mostro prende una casella di Gloria o 1 punto potere nel suo elemento, e il Mostro lascia Eldervale. Alcune carte invece lo dominano: allora sta nella tua Area pronta e combatte per te.',
  'monsters.modules':
    'Preparando un tavolo puoi aggiungere moduli: l’Oracolo vende carte, i Mercenari combattono per l’Oro, la Madre dei draghi custodisce i suoi tesori, il Gigante di ghiaccio tiene il ponte Bifröst, i Mostri leggendari sostituiscono quelli comuni. Si può anche giocare due contro due e da soli contro i Fantasmi.',
  'monsters.done':
    'Era l’ultima lezione. La terra è tua: gioca una prima partita contro il computer.',
};
