import type { GermanReference, RelativesTexts } from './words'

const won = (count: number) => (count === 1 ? '1 game' : `${count} games`)

export const games: RelativesTexts['games'] = {
  bierkopf: {
    name: 'Bierkopf',
    short: 'Bamberg, four players, strokes to 21',
    contracts: {},
    who: 'Who won?',
    games: won,
    matches: won,
    trumps: 'Always the same: all Obers, all Unters, then Herz. Otherwise the higher card of the suit takes.',
    sides:
      'Two against two, crosswise, all evening. Before the first deal the first two aces that fall say who belongs together.',
    written:
      '61 wins: one stroke, two against Schneider, three against Schwarz. Everybody is out of Schneider with 30. At 60 to 60 the stroke waits until somebody wins. 21 strokes are the game. The old way was the other way round: the losers were given the Bolln.',
    history:
      'In the inns around Bamberg, Bierkopf is what remains when calling and solos are taken out of Schafkopf: partners that stay, trumps that stay, and a target after which somebody pays the round. With twenty cards a deal takes less than two minutes.',
  },
  mucken: {
    name: 'Mucken',
    short: 'Upper Franconia, four players, Bobbl to 21',
    contracts: { muck: 'Muck', wenz: 'Wenz', geier: 'Geier' },
    who: 'Who announced?',
    games: won,
    matches: (count) => `${count} Hänger for the others`,
    trumps: 'In a Muck all Obers, all Unters and Herz; in a Wenz the Unters only, in a Geier the Obers only.',
    sides: 'Always pair against pair, even if one alone announces: the partner sits opposite and plays along.',
    written:
      'Only winners write. The announcing pair needs 61, is Schneider with 30 and makes Schneider with 91; 60, 30 and 90 are enough for the others. Schneider and Schwarz that were announced must be made. Whoever has 21 has won, and the losers get the Bobbl.',
    history:
      'In the northeast of Upper Franconia people do not sit down to Schafkopf but to Mucken. It seems to have grown out of Bierkopf and fetched the bidding back from Schafkopf, and every village counts a little differently. There are tournaments around Hof, and whether a Wenz beats a Muck is still worth an argument.',
  },
  blattla: {
    name: 'Blattla',
    short: 'Bavaria, four players, for money',
    contracts: { ruf: 'Ruf', solo: 'Solo' },
    who: 'Who plays?',
    games: won,
    matches: won,
    trumps: 'Herz only. Ober and Unter stand behind the King of their suit and are nothing special.',
    sides: 'As in a Rufspiel: whoever has the called ace plays along. Or one alone against three.',
    written:
      'Paid as in Schafkopf: Ruf or Solo, Schneider and Schwarz on top. The players need 61, the others 60; they are Schneider with 30, the others with 29. A Tout knows neither Schneider nor Schwarz and counts double.',
    history:
      'Blattla is the Schafkopf with which children are taught Schafkopf. Whoever gets along with eight trumps instead of fourteen, and knows when to give up the called ace, may take Obers and Unters in hand after that.',
  },
  bauernstoss: {
    name: 'Bauernstoß',
    short: 'Erfweiler in the Palatinate, four players, to 20',
    contracts: {},
    who: 'Who named trumps?',
    games: won,
    matches: won,
    trumps: 'The four Jacks, then the suit that was named. Whoever cannot follow must trump.',
    sides: 'Two against two, crosswise. Whoever has most trumps names the suit.',
    written:
      'The first side with twenty strokes has the game. The side with the chalk, the one that lacks little, needs only 42 card points. How many strokes a deal brings is written nowhere: agree on it. Four Jacks in one hand are a case of their own: write it by hand.',
    history:
      'A single village in the Palatinate Forest plays it, and for a long time nobody there knew that nobody else does. The rules can be read only since 2005. Those who know old card games see in it the German Schafkopf of two hundred years ago, which in Erfweiler has simply never stopped.',
  },
  schoofkopp: {
    name: 'Alter Schoofkopp',
    short: 'Niederhochstadt in the Palatinate, four players, to 20',
    contracts: {},
    who: 'Who named trumps?',
    games: won,
    matches: won,
    trumps: 'The four Jacks and the suit that was named, nearly as in Bauernstoß.',
    sides: 'Two against two, crosswise; whoever has most trumps names the suit.',
    written:
      'Twenty strokes, and 42 card points for the side with the chalk. What differs from Erfweiler is not written down: set it as you know it.',
    history:
      'Thirty kilometres east of Erfweiler a second village sits over the same game, and until 2010 neither knew of the other. They have been visiting each other since. In its name Niederhochstadt still has the sheep’s head that Erfweiler forgot.',
  },
  bauerchen: {
    name: 'Bauerchen',
    short: 'Kaiserslautern, four players, 20 cards, to 12',
    contracts: {},
    who: 'Who announced?',
    games: (count) => (count === 1 ? '1 round' : `${count} rounds`),
    matches: (count) => (count === 1 ? '1 Stein' : `${count} Steine`),
    trumps: 'The four Jacks, called farmers here, and the trump suit: eight trumps among twenty cards.',
    sides: 'Two against two, crosswise, all evening.',
    written:
      'With the last trick, which counts ten more, there are 130 card points. King and Queen of a suit are a meld. Twelve are a round, two rounds a Stein.',
    history:
      'It used to be played in the Siegerland and along the Dill, often in inns with a bakery, and losers paid in bread rolls. There it was nearly forgotten by 1965; around Kaiserslautern, where it was popular soon after the war, it is played for prizes to this day.',
  },
  wendish: {
    name: 'Wendish Schafkopf',
    short: 'Lusatia and Saxony, four players, for money',
    contracts: {},
    who: 'Who has a black Queen?',
    games: won,
    matches: won,
    trumps: 'Four Queens, four Jacks, then diamonds. Trumps never change.',
    sides:
      'The two black Queens belong together. Whoever has both plays quietly alone, or finds a partner by a wedding.',
    written:
      '61 wins; whoever has fewer than 30 is Schneider, without a trick Schwarz. Prices are agreed on. Of old they were taken out of a common pot.',
    history:
      'Wends is what the Sorbs of Lusatia were called, and their Schafkopf is the cousin from which Doppelkopf has its old ladies: two black Queens that make themselves known only in play. With its eight Wenzels and diamonds always trump it stands between the old German and the Bavarian game.',
  },
  officers: {
    name: 'Officers’ Schafkopf',
    short: 'Two players, half of the cards open',
    contracts: { solo: 'Solo', wenz: 'Wenz' },
    who: 'Who announced?',
    games: won,
    matches: won,
    trumps: 'In a Solo all Obers, all Unters and the suit that is named, in a Wenz the Unters only.',
    sides:
      'Two against each other. Each has eight cards face down and an open one on each of them; what is uncovered is turned. Whoever does not deal announces first.',
    written:
      '61 wins. The dealer may double, the other may reply. What a win brings, and whether you write strokes or money, is up to you.',
    history:
      'An encyclopedia of 1835 already has an open Schafkopf for two, written by Hempel, who had a hand in Skat as well. Today it is the game with which two who are left wait for the others, and in which trumps and following suit are learned, because everything lies on the table.',
  },
}

export const german: GermanReference = {
  name: 'German Schafkopf',
  short: 'The old game for strokes, first printed in 1811',
  trumps:
    'The Wenzels, which are the Unters and in some variants Obers, and one suit. The Ten is low: it stands behind the Ober, but counts ten.',
  sides: 'Two fixed sides, crosswise. Only in B everybody plays alone and counts tricks.',
  written:
    'Whoever named trumps and won makes one stroke, two against Schneider; whoever beats them makes double. Schwarz draws the whole sheep’s head at once: four strokes for the head, two for the eyes, two for the horns, one for the nose.',
  history:
    'Schafkopf is first mentioned in Leipzig around 1780. Hammer printed its rules in 1811 and had nine kinds together at once; von Alvensleben took them into his book in 1853. People played for beer, and what the chalk drew on the slate gave the game its name, if the story is true.',
  variants: 'The variants',
  variant: (letter) => `Variant ${letter}`,
  row: (players, cards, wenzels, trumps, points) =>
    `${players} players, ${cards} cards, ${wenzels} Wenzels, ${trumps} trumps, ${points} card points`,
}
