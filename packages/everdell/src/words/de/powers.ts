/** What a power says beside its hand limit and what stands in for others. */
export const powers = {
  'power.axolotls':
    'Aufbau: Auf jedem Einfachen Ort liegt 1 Marker. Mit deinem ersten Tier an jedem davon nimmst du dir zusätzlich 1 beliebige Ressource',
  'power.cardinals': 'immer wenn du Karten vom Nachziehstapel ziehst, darfst du 1 weitere ziehen',
  'power.foxes':
    'ein Tier, das du auf einer Waldkarte einsetzt, darf stattdessen einen beliebigen Ort nutzen, an dem ein Tier einer anderen Person steht (kein Ereignis, Friedhof, Kloster oder Lager und keine Kapelle)',
  'power.hedgehogs':
    'hat dir ein Tier, das du auf einem Einfachen Ort oder Waldort einsetzt, keine Beere gebracht, nimm dir 1 Beere',
  'power.lizards':
    'Aufbau: Die nicht benutzten Waldkarten sind dein Stapel. Zu Spielbeginn und zu Beginn jeder Jahreszeit ziehst du 3 davon und legst 1 vor dir aus; nur du darfst sie nutzen, niemand darf sie kopieren',
  'power.mice':
    'nachdem du 1 Tier auf einem Einfachen Ort oder Waldort eingesetzt hast, darfst du dir 1 Ressource einer dir fehlenden Art nehmen',
  'power.moles':
    'bringt dir das Einsetzen eines Tieres Ressourcen, darfst du 1 davon zurückgeben und dir 1 Kiesel nehmen',
  'power.owls':
    'nachdem du 1 Tier eingesetzt hast, darfst du 1 Handkarte abwerfen und 1 Karte ziehen; gibst du die gezogene Karte einer anderen Person, ziehe 2 Karten',
  'power.platypuses':
    'Aufbau: Lege 5 Punkte-Marker auf diese Fähigkeit. Einmal pro Zug darfst du vor deiner Aktion 1 davon zurückgeben, dir 1 beliebige Ressource nehmen und 1 Karte ziehen oder 1 Wiesenkarte nehmen. Übrige Marker zählen',
  'power.rats':
    'Aufbau: Lege deinen Marker auf 1 Wiesenkarte. Immer wenn jemand diese Karte ausspielt, nimm dir 1 Ressource einer dir fehlenden Art und lege den Marker auf eine andere Wiesenkarte',
  'power.squirrels':
    'bringt dir das Einsetzen eines Tieres mindestens 1 Zweig, nimm dir 1 Zweig mehr',
  'power.starlings':
    'immer wenn du Karten ziehst, darfst du jede davon vom Nachziehstapel oder von der Wiese nehmen',
  'power.toads':
    'nachdem du 1 Produktionskarte ausgespielt hast, darfst du 1 Handkarte abwerfen, um sie ein zweites Mal zu aktivieren',
  'power.turtles':
    'nachdem du 1 Karte ausgespielt hast, darfst du 1 Ressource auf diese Fähigkeit legen, wenn sie leer ist, oder die dort liegende zusammen mit 1 weiteren dieser Art zurücknehmen',
  'power.bats':
    'nachdem du 1 Karte ausgespielt hast, darfst du 1 Wiesenkarte beiseitelegen; beiseitegelegte Karten darfst du wie Handkarten oder Wiesenkarten ausspielen',
  'power.cats':
    'du darfst Tiere auf Einfachen Orten, Waldorten und Zielkarten auch dann einsetzen, wenn dort ein Tier einer anderen Person steht (nicht auf der Kapelle)',
  'power.honey-bees':
    'nachdem du eine Karte ausgespielt hast, die keine Produktionskarte ist, darfst du 1 Handkarte abwerfen, um 1 Produktionskarte in deiner Stadt zu aktivieren (nicht im Herbst)',
  'power.snails':
    'Aufbau: 7 ungesehene Karten sind dein Stapel. Nachdem eine andere Person 1 Produktionskarte ausgespielt hat, darfst du ihr die oberste davon geben, um jene Karte auch zu nutzen',
  'power.butterflies':
    'du beginnst mit so vielen Karten, wie dein Handkartenlimit erlaubt, und bist als Erstes an der Reihe',
  'power.pigs':
    'Aufbau: Alle Farmen liegen als Stapel vor dir. Zu Spielbeginn und zu Beginn jeder Jahreszeit darfst du die oberste kostenlos ins Spiel bringen. Deine Farmen belegen keinen Platz. Alle dürfen die oberste ausspielen; tut es eine andere Person, nimmst du dir 2 Punkte-Marker',
  'power.spiders':
    'Aufbau: Lege deinen Marker auf einen Einfachen Ort, einen Waldort oder die Zuflucht. Immer wenn dort jemand ein Tier einsetzt, nimm dir 1 Ressource einer dir fehlenden Art, ziehe 1 Karte und lege den Marker auf einen anderen solchen Ort. Du bist als Letztes an der Reihe',
  'power.stoats':
    'nachdem du 1 Karte ausgespielt hast, darfst du 2 Handkarten abwerfen, um dir 1 Zweig, 1 Harz oder 1 Beere zu nehmen, oder 3, um dir 1 Kiesel zu nehmen',
};
