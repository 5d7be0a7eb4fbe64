import type { designTexts } from './design-texts.ts'

export const visualsDesigns: typeof designTexts = {
  of: {
    'News of your own in large letters, below rings that go out from a corner.': {
      name: 'Ankündigung',
      description: 'Eigene Neuigkeiten in großen Buchstaben, unter Ringen, die von einer Ecke ausgehen.',
    },
    'Figures compared as bars, the one that matters in colour.': {
      name: 'Balken',
      description: 'Zahlen im Vergleich als Balken, die wichtigste in Farbe.',
    },
    'What a figure was and what it has become, each on a ground of its own.': {
      name: 'Vorher und nachher',
      description: 'Was eine Zahl war und was aus ihr geworden ist, jede auf eigenem Grund.',
    },
    'A cover with the title of a book or report, and the figure worth remembering from it.': {
      name: 'Buch oder Bericht',
      description: 'Ein Einband mit dem Titel eines Buchs oder Berichts und der Zahl, die man sich daraus merkt.',
    },
    'Up to eight pages in serif letters, set like a magazine: a cover, your points, and a question.': {
      name: 'Magazin-Karussell',
      description: 'Bis zu acht Seiten in Serifenschrift wie in einem Magazin: Titel, Ihre Punkte und eine Frage.',
    },
    'Up to eight pages to swipe along a thread: a cover, your points, and a question at the end.': {
      name: 'Karussell',
      description:
        'Bis zu acht Seiten zum Weiterwischen entlang einer Linie: Titel, Ihre Punkte und am Ende eine Frage.',
    },
    'Up to six things to do or to have, each with a tick.': {
      name: 'Checkliste',
      description: 'Bis zu sechs Dinge, die zu tun oder zu haben sind, jedes mit einem Haken.',
    },
    'Two figures side by side, with what each of them counts.': {
      name: 'Vergleich',
      description: 'Zwei Zahlen nebeneinander, mit dem, was jede zählt.',
    },
    'An invitation like a poster, with its day and its place.': {
      name: 'Veranstaltung',
      description: 'Eine Einladung wie ein Plakat, mit Tag und Ort.',
    },
    'A picture to the edges, with the headline on a white panel that cuts into it.': {
      name: 'Überschrift mit Bild',
      description: 'Ein Bild bis zum Rand, mit der Überschrift auf einer weißen Fläche davor.',
    },
    'One headline in large serif letters, set like a front page.': {
      name: 'Überschrift',
      description: 'Eine Überschrift in großer Serifenschrift wie auf einer Titelseite.',
    },
    'Three figures on three bands of colour, each with what it counts.': {
      name: 'Drei Zahlen',
      description: 'Drei Zahlen auf drei Farbstreifen, jede mit dem, was sie zählt.',
    },
    'One figure as large as a poster, with what it counts and where it comes from.': {
      name: 'Kennzahl',
      description: 'Eine Zahl so groß wie auf einem Plakat, mit dem, was sie zählt und woher sie kommt.',
    },
    'How a figure changed from year to year, as a line to its latest point.': {
      name: 'Linie',
      description: 'Wie sich eine Zahl von Jahr zu Jahr verändert hat, als Linie bis zum letzten Stand.',
    },
    'What many believe, and below it what is true.': {
      name: 'Irrtum und Tatsache',
      description: 'Was viele glauben, und darunter, was stimmt.',
    },
    'A headline on a field of its own, and three or four points between rules.': {
      name: 'Punkte',
      description: 'Eine Überschrift auf eigener Fläche und drei oder vier Punkte zwischen Linien.',
    },
    'What people answered, as parts of a ring with the leading share in its middle.': {
      name: 'Umfrage',
      description: 'Was geantwortet wurde, als Teile eines Rings mit dem größten Anteil in der Mitte.',
    },
    'Set like a page of a magazine: a large headline and up to three numbered points.': {
      name: 'Überschrift mit Punkten',
      description: 'Wie eine Magazinseite: eine große Überschrift und bis zu drei nummerierte Punkte.',
    },
    'What you ask your readers, above an empty field for their answer.': {
      name: 'Frage',
      description: 'Was Sie Ihre Leser fragen, über einem leeren Feld für die Antwort.',
    },
    'What someone said, with a round portrait, their name and what they do.': {
      name: 'Zitat mit Porträt',
      description: 'Was jemand gesagt hat, mit rundem Porträt, Namen und Rolle.',
    },
    'A sentence someone said, with the name of who said it.': {
      name: 'Zitat',
      description: 'Ein Satz, den jemand gesagt hat, mit dem Namen dazu.',
    },
    'A way to do something in up to four steps, with very large figures.': {
      name: 'Schritte',
      description: 'Wie etwas in bis zu vier Schritten geht, mit sehr großen Ziffern.',
    },
    'Your own opening sentence in a speech bubble, with your portrait and name.': {
      name: 'Meine Sicht',
      description: 'Ihr eigener erster Satz in einer Sprechblase, mit Porträt und Namen.',
    },
    'Up to five moments down a line, each with its date.': {
      name: 'Zeitleiste',
      description: 'Bis zu fünf Ereignisse an einer Linie, jedes mit seinem Datum.',
    },
    'A short post as it looks in a feed, on a card.': {
      name: 'Twitter/X-Beitrag',
      description: 'Ein kurzer Beitrag, wie er in einem Feed aussieht, auf einer Karte.',
    },
  },
}
