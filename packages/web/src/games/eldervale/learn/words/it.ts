/** What the lessons of Eldervale say, in Italian. */
import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'first.title': 'Un primo giro a Eldervale',
  'first.about':
    'Collocare Unità, prendere tesori, scendere nelle Segrete, raggrupparsi, costruire una Dimora.',
  'first.welcome':
    'Benvenuti a Eldervale. Guidi i Tassi; tre dei tuoi Lavoratori aspettano in fondo alla mappa. Qualcuno gioca con te.',
  'first.map':
    'La mappa è fatta di Reami. Quelli colorati appartengono a un elemento e portano tesori, quelli grigi sono Rovine con un’azione propria. Ciò che puoi usare adesso è illuminato; la tua prima Unità può andare ovunque non ci sia nessuno.',
  'first.place':
    'Colloca un Lavoratore in un Reame elementale. Prendi subito il segnalino tesoro in cima. Se ti si chiede quale pila, scegli quella che vuoi.',
  'first.cash':
    'Il segnalino è nel tuo Vassoio, che ne tiene quattro. Puoi incassarlo in ogni momento, anche a metà di un pagamento. Incassalo ora e guarda le tue risorse.',
  'first.end':
    'Il turno è fatto. Le azioni libere sono possibili finché dura; poi terminalo. Guarda che cosa fa chi gioca con te.',
  'first.next':
    'Da ora un’Unità deve stare accanto a una delle tue, e non dove sei già. Colloca un altro Lavoratore in un Reame elementale.',
  'first.end2': 'Termina di nuovo il turno.',
  'first.dungeon':
    'Senza Unità sulla mappa puoi cominciare ovunque non ci sia nessuno. Giù nelle Segrete: ogni visita allarga la terra e allunga la tua Plancia.',
  'first.lay':
    'Un nuovo Reame è stato rivelato. Posalo su una delle caselle segnate, accanto ad almeno altri due. Più avanti le tue Dimore vorranno Rovine e altre Dimore come vicine.',
  'first.acquire':
    'Ora compra una delle carte Avventura scoperte. Entra nella tua Plancia, e guadagni 1 potere nel suo elemento. Le Porte costano meno.',
  'first.burn':
    'Una seconda carta, se puoi pagarla; altrimenti mettine una sotto il suo mazzo, magari una su cui altri hanno messo gli occhi.',
  'first.end3': 'Termina il turno.',
  'first.regroup':
    'Le tue Unità sono fuori. Raggruppati: tornano tutte a casa, e lungo la via ognuna può usare una tua carta.',
  'first.withdraw':
    'Le Unità tornano una a una. Ritirane una; lasciane un’altra in un Reame elementale di cui puoi pagare il prezzo, perché diventerà qualcos’altro.',
  'first.dwell':
    'Metti l’Unità su Costruire: un altro Lavoratore, ancora in un Reame elementale, diventa una Dimora. Paghi il prezzo della tessera, segni 2 punti per ogni Rovina e Dimora vicina e guadagni il suo potere.',
  'first.another': 'Ritira l’Unità successiva.',
  'first.gather':
    'Mettila su Raccogliere: porta una risorsa ogni volta che ti raggruppi. Un segnalino nello slot la fa portare qualcosa di meglio.',
  'first.rest':
    'Fa’ tornare anche le altre: usa con loro una carta o mandale subito nell’Area pronta.',
  'first.third':
    'Hai un terzo Lavoratore. Colloca anche lui e prendi un altro tesoro: ciò che hai pagherà presto una Dimora.',
  'first.end4': 'Il raggruppamento è fatto. Termina il turno.',
  'first.done':
    'Ecco tutto il ritmo: mandare fuori, raggrupparsi, costruire. Con la sesta Dimora di qualcuno o l’ultimo Reame la partita finisce; allora potere, Dimore e carte contano ancora una volta. Nella prossima lezione si combatte.',
  'battle.title': 'Battaglia',
  'battle.about': 'Chi si unisce, come si contano i dadi, chi vince e che cosa si perde.',
  'battle.why':
    'Finché qualcuno non si è mai raggruppato, Eldervale è in pace. Ora è finita: chi colloca un’Unità dove stanno altri combatte, dopo aver preso ciò che il Reame dà.',
  'battle.dice':
    'I tuoi dadi: Lavoratore e Mago 1, Guerriero 2, Drago 3; 1 in più per ogni tua Dimora qui e accanto; 1 in più per ogni Spada pagata. Mai più di sei.',
  'battle.attack':
    'Colloca un’Unità dove sta l’altro giocatore o un Mostro. La battaglia va passo per passo: le Unità vicine possono unirsi, si aggiungono dadi, tutti tirano. Rispondi a ciò che ti si chiede finché è finita.',
  'battle.verdict':
    'Decide il dado più alto; in parità il secondo, e così via. Più dadi, più occasioni per un sei. Se i migliori sono pari in tutto, perdono tutti.',
  'battle.after':
    'Chi vince fa un passo sul tracciato della Gloria e ne prende la ricompensa. Le Unità di chi perde vanno negli Inferi e tornano al prossimo raggruppamento; ognuna porta una Spada: chi perde oggi colpisce più forte domani.',
  'battle.done':
    'Ora sai tenere la tua posizione. Prima di attaccare guarda da dove vengono i dadi: è mostrato prima che tu decida.',
  'magic.title': 'Magia e Sfere',
  'magic.about': 'Incantesimi, Missioni, Profezie; potere, Sfere e slot.',
  'magic.kinds':
    'Le carte Magia sono di tre tipi. Gli Incantesimi si lanciano, le Missioni si compiono da sole e segnano subito, le Profezie contano alla fine se le hai ancora. Tutte sono anche risorse con cui pagare.',
  'magic.cast':
    'Lancia un Incantesimo dalla mano. Con abbastanza potere nel suo elemento è gratis, altrimenti ne paghi il prezzo.',
  'magic.tower':
    'Altre carte sono alla Torre dei maghi: paga due risorse qualsiasi, pesca tre carte, scartane una. Colloca lì un’Unità.',
  'magic.power':
    'Il potere viene da carte e Dimore. Ogni elemento ha cinque spazi, che valgono 2, 2, 3, 4 e 5 punti: per il segnalino stesso, e ancora per ogni Dimora e ogni carta contata di quell’elemento.',
  'magic.orbs':
    'Chi arriva per primo in cima a un tracciato prende la sua Sfera. Una Sfera compra una delle ricompense accanto al tracciato della Gloria, rende gratis per sempre il prezzo di una carta, o risveglia una carta con slot per Sfere. Non usata vale 1 punto.',
  'magic.slots':
    'I segnalini non vanno per forza incassati: in uno slot servono ancora e ancora. Una Porta dà ciò che mostra il suo segnalino quando sei l’unico più in alto nel suo elemento.',
  'magic.done':
    'Ora conosci tutto ciò che hai in mano e sulle carte. Restano quelli che c’erano prima di te.',
  'monsters.title': 'Mostri e moduli',
  'monsters.about': 'Tane, irruzioni, dominio; che cosa portano le altre scatole.',
  'monsters.lairs':
    'Ogni elemento in gioco ha una Tana, e dentro un Mostro. Durante l’Inizio pacifico dorme. Adesso è sveglio.',
  'monsters.rush':
    'Colloca un’Unità accanto a un Mostro e lui irrompe, sempre, dopo l’azione del Reame; poi è battaglia. Se sono più d’uno, scegli quale viene.',
  'monsters.dare':
    'Osa: colloca un’Unità accanto a un Mostro o dove ce n’è uno. Rispondi finché la battaglia è finita.',
  'monsters.beaten':
    'Chi sconfigge un Mostro prende un passo di Gloria o 1 potere nel suo elemento, e il Mostro lascia Eldervale. Alcune carte invece lo dominano: allora sta nella tua Area pronta e combatte per te.',
  'monsters.modules':
    'Preparando un tavolo puoi aggiungere moduli: l’Oracolo vende carte, i Mercenari combattono per l’Oro, la Madre dei draghi custodisce i suoi tesori, il Gigante del gelo tiene il ponte Bifröst, i Mostri leggendari sostituiscono quelli comuni. Si può anche giocare due contro due e da soli contro i Fantasmi.',
  'monsters.done':
    'Era l’ultima lezione. La terra è tua: gioca una prima partita contro il computer.',
};
