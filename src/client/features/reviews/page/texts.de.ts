import type { pageTexts } from './texts.ts'

export const reviewPage: typeof pageTexts = {
  title: 'Einen Beitrag prüfen',
  titleOf: (team) => `Ein Beitrag von ${team}`,
  loading: 'Beitrag wird geladen',
  failed: 'Der Beitrag konnte nicht geladen werden',
  until: (day) => `Dieser Link gilt bis ${day}.`,
  over: { title: 'Dieser Link gilt nicht mehr', text: 'Bitten Sie die Person, die ihn geschickt hat, um einen neuen.' },
  incomplete: {
    title: 'Dieser Link ist unvollständig',
    text: 'Kopieren Sie den ganzen Link aus der Nachricht und öffnen Sie ihn noch einmal.',
  },
  wholePost: 'Der ganze Beitrag',
  wholeFile: 'Das ganze PDF herunterladen',
  wholeVideo: 'Das Video herunterladen',
  video: 'Das Video des Beitrags',
  actions: 'Ihre Entscheidung',
  altTexts: 'Alternativtexte',
  altText: (page, words) => `Seite ${page}: ${words}`,
  noAltText: 'keiner',
  check: 'Prüfung',
  source: 'Quelle',
  readSource: 'Quelle lesen',
  approved: { title: 'Freigegeben', description: 'Das Team ist benachrichtigt.' },
  requested: { title: 'Änderungen erbeten', description: 'Das Team ist benachrichtigt.' },
}
