import type { GermanReference, RelativesTexts } from './words'

const won = (count: number) => (count === 1 ? '1 Spiel' : `${count} Spiele`)

/** Every game of the family; what is told of it is told in our own words. */
export const games: RelativesTexts['games'] = {
  bierkopf: {
    name: 'Bierkopf',
    short: 'Bamberg, zu viert, Striche bis 21',
    contracts: {},
    who: 'Wer hat gewonnen?',
    games: won,
    matches: won,
    trumps: 'Immer dieselben: alle Ober, alle Unter, dann Herz. Sonst sticht die höhere Karte der Farbe.',
    sides:
      'Zwei gegen zwei, über Kreuz, den ganzen Abend. Wer zusammengehört, sagen vor dem ersten Spiel die ersten beiden Säue, die fallen.',
    written:
      'Mit 61 ist gewonnen: ein Strich, gegen Schneider zwei, gegen Schwarz drei. Aus dem Schneider ist jeder mit 30. Bei 60 zu 60 bleibt der Strich liegen, bis einer gewinnt. 21 Striche sind das Spiel. Die Alten schrieben es umgekehrt: Dann bekommt der Verlierer die Bolln.',
    history:
      'In den Wirtschaften um Bamberg ist Bierkopf das, was übrig bleibt, wenn man vom Schafkopf das Rufen und die Soli weglässt: feste Partner, feste Trümpfe und ein Ziel, nach dem einer die Runde zahlt. Mit zwanzig Karten dauert ein Spiel keine zwei Minuten.',
  },
  mucken: {
    name: 'Mucken',
    short: 'Oberfranken, zu viert, Bobbl bis 21',
    contracts: { muck: 'Muck', wenz: 'Wenz', geier: 'Geier' },
    who: 'Wer hat angesagt?',
    games: won,
    matches: (count) => (count === 1 ? '1 Hänger für die anderen' : `${count} Hänger für die anderen`),
    trumps: 'Im Muck alle Ober, alle Unter und Herz; im Wenz nur die Unter, im Geier nur die Ober.',
    sides: 'Immer Paar gegen Paar, auch wenn einer allein ansagt: Sein Mann sitzt gegenüber und spielt mit.',
    written:
      'Nur wer gewinnt, schreibt. Das ansagende Paar braucht 61, ist mit 30 Schneider und macht Schneider mit 91; den anderen reichen 60, 30 und 90. Angesagter Schneider und Schwarz müssen kommen. Wer 21 hat, hat gewonnen, und die Verlierer bekommen den Bobbl.',
    history:
      'Im Nordosten Oberfrankens sitzt man nicht zum Schafkopf, sondern zum Mucken. Es ist wohl aus dem Bierkopf gewachsen, hat sich vom Schafkopf die Ansage geholt, und jedes Dorf zählt ein wenig anders. Um Hof spielt man Turniere, und um die Frage, ob der Wenz über den Muck geht, gibt es immer noch Streit.',
  },
  blattla: {
    name: 'Blattla',
    short: 'Bayern, zu viert, um Geld',
    contracts: { ruf: 'Ruf', solo: 'Solo' },
    who: 'Wer spielt?',
    games: won,
    matches: won,
    trumps: 'Nur Herz. Ober und Unter stehen in ihrer Farbe hinter dem König und sind nichts Besonderes.',
    sides: 'Wie im Rufspiel: Wer die gerufene Sau hat, spielt mit. Oder einer allein gegen drei.',
    written:
      'Bezahlt wird wie beim Schafkopf: Ruf oder Solo, Schneider und Schwarz dazu. Die Spieler brauchen 61, die anderen 60; Schneider sind sie mit 30, die anderen mit 29. Beim Tout gibt es weder Schneider noch Schwarz, er zählt doppelt.',
    history:
      'Das Blattla ist der Schafkopf, mit dem man Kindern den Schafkopf beibringt. Wer mit acht Trümpfen statt vierzehn zurechtkommt und weiß, wann man die gerufene Sau zugibt, der darf danach auch Ober und Unter in die Hand nehmen.',
  },
  bauernstoss: {
    name: 'Bauernstoß',
    short: 'Erfweiler in der Pfalz, zu viert, bis 20',
    contracts: {},
    who: 'Wer hat Trumpf getauft?',
    games: won,
    matches: won,
    trumps: 'Die vier Buben, dann die getaufte Farbe. Wer nicht bekennen kann, muss stechen.',
    sides: 'Zwei gegen zwei über Kreuz. Trumpf tauft, wer die meisten hat.',
    written:
      'Wer zuerst zwanzig Striche hat, hat die Partie. Die Seite, die die Kreide hat, der also nicht mehr viel fehlt, braucht nur noch 42 Augen. Wie viele Striche ein Spiel bringt, steht nirgends, das macht ihr aus. Vier Buben in einer Hand sind etwas Eigenes: Schreibt es von Hand.',
    history:
      'Ein einziges Dorf im Pfälzerwald spielt ihn, und lange wusste dort niemand, dass ihn sonst keiner kennt. Erst seit 2005 sind die Regeln überhaupt zu lesen. Wer sich mit alten Kartenspielen auskennt, sieht in ihm den deutschen Schafkopf von vor zweihundert Jahren, der in Erfweiler einfach nicht aufgehört hat.',
  },
  schoofkopp: {
    name: 'Alter Schoofkopp',
    short: 'Niederhochstadt in der Pfalz, zu viert, bis 20',
    contracts: {},
    who: 'Wer hat Trumpf genannt?',
    games: won,
    matches: won,
    trumps: 'Die vier Buben und die genannte Farbe, fast wie beim Bauernstoß.',
    sides: 'Zwei gegen zwei über Kreuz; wer die meisten Trümpfe hat, nennt die Farbe.',
    written:
      'Zwanzig Striche, und 42 Augen für die Seite mit der Kreide. Was hier anders ist als in Erfweiler, ist nicht aufgeschrieben: Stellt es ein, wie ihr es kennt.',
    history:
      'Dreißig Kilometer östlich von Erfweiler sitzt ein zweites Dorf über demselben Spiel, und bis 2010 wusste keines vom anderen. Seither besucht man sich. Im Namen trägt Niederhochstadt noch den Schafkopf, den die Erfweiler vergessen haben.',
  },
  bauerchen: {
    name: 'Bauerchen',
    short: 'Kaiserslautern, zu viert, 20 Karten, bis 12',
    contracts: {},
    who: 'Wer hat angesagt?',
    games: (count) => (count === 1 ? '1 Runde' : `${count} Runden`),
    matches: (count) => (count === 1 ? '1 Stein' : `${count} Steine`),
    trumps: 'Die vier Buben, die hier Bauern heißen, und die Trumpffarbe: acht Trümpfe unter zwanzig Karten.',
    sides: 'Zwei gegen zwei über Kreuz, der ganze Abend.',
    written:
      'Mit dem letzten Stich, der zehn extra zählt, sind 130 Augen im Spiel. König und Dame einer Farbe sind eine Meldung. Zwölf sind eine Runde, zwei Runden ein Stein.',
    history:
      'Früher spielte man es im Siegerland und an der Dill, oft in Wirtschaften mit Backstube, und die Verlierer zahlten in Wecken. Dort war es 1965 fast vergessen; um Kaiserslautern, wo es schon nach dem Krieg beliebt war, spielt man es bis heute um Preise.',
  },
  wendish: {
    name: 'Wendischer Schafkopf',
    short: 'Lausitz und Sachsen, zu viert, um Geld',
    contracts: {},
    who: 'Wer hat eine schwarze Dame?',
    games: won,
    matches: won,
    trumps: 'Vier Damen, vier Buben, dann Karo. Die Trümpfe wechseln nie.',
    sides:
      'Die beiden schwarzen Damen gehören zusammen. Wer beide hat, spielt still allein oder sucht sich mit einer Hochzeit einen Partner.',
    written:
      '61 gewinnen; Schneider ist, wer weniger als 30 hat, schwarz, wer keinen Stich hat. Die Preise macht ihr aus. Früher nahm man sie aus einem gemeinsamen Topf.',
    history:
      'Wenden nannte man die Sorben der Lausitz, und ihr Schafkopf ist der Vetter, von dem das Doppelkopfspiel seine Alten hat: Zwei schwarze Damen, die sich erst beim Spielen zu erkennen geben. Mit seinen acht Wenzeln und dem festen Karo steht er zwischen dem alten deutschen und dem bayerischen Spiel.',
  },
  officers: {
    name: 'Offiziersschafkopf',
    short: 'Zu zweit, die halben Karten offen',
    contracts: { solo: 'Solo', wenz: 'Wenz' },
    who: 'Wer hat angesagt?',
    games: won,
    matches: won,
    trumps: 'Im Solo alle Ober, alle Unter und die genannte Farbe, im Wenz nur die Unter.',
    sides:
      'Zwei gegeneinander. Jeder hat acht Karten verdeckt vor sich liegen und auf jeder eine offene; was frei wird, wird umgedreht. Wer nicht gibt, sagt zuerst an.',
    written:
      'Mit 61 ist gewonnen. Der Geber darf doppeln, der andere antworten. Was ein Sieg bringt und ob ihr Striche oder Geld schreibt, macht ihr aus.',
    history:
      'Schon 1835 steht in einem Lexikon ein offener Schafkopf zu zweit, aufgeschrieben von Hempel, der auch beim Skat dabei war. Heute ist es das Spiel, mit dem zwei Übriggebliebene warten, bis die anderen kommen, und bei dem man Trümpfe und Bedienen lernt, weil alles auf dem Tisch liegt.',
  },
}

export const german: GermanReference = {
  name: 'Deutscher Schafkopf',
  short: 'Das alte Spiel um Striche, 1811 zuerst gedruckt',
  trumps:
    'Die Wenzel, das sind die Unter und je nach Variante auch Ober, und eine Farbe. Die Zehn ist niedrig: Sie steht hinter dem Ober, zählt aber zehn.',
  sides: 'Zwei feste Parteien, über Kreuz. Nur in B spielt jeder für sich und zählt Stiche.',
  written:
    'Wer Trumpf genannt und gewonnen hat, macht einen Strich, gegen Schneider zwei; wer ihn schlägt, das Doppelte. Schwarz malt den Schafkopf auf einmal fertig: vier Striche der Kopf, zwei die Augen, zwei die Hörner, einer die Nase.',
  history:
    'In Leipzig wird Schafkopf um 1780 zum ersten Mal erwähnt. Hammer druckte 1811 die Regeln und hatte gleich neun Spielarten beisammen, von Alvensleben nahm sie 1853 in sein Buch. Gespielt wurde um Bier, und was die Kreide dabei an die Tafel malte, gab dem Spiel, wenn die Geschichte stimmt, den Namen.',
  variants: 'Die Varianten',
  variant: (letter) => `Variante ${letter}`,
  row: (players, cards, wenzels, trumps, points) =>
    `${players} Spieler, ${cards} Karten, ${wenzels} Wenzel, ${trumps} Trümpfe, ${points} Augen`,
}
