import type { pollByHandTexts } from './poll-by-hand-texts.ts'

export const pollByHand: typeof pollByHandTexts = {
  title: 'Fügen Sie die Umfrage auf LinkedIn hinzu.',
  text: 'Geteilt wird nur der Text. Wählen Sie dort „Umfrage erstellen“ und kopieren Sie dies hinein:',
  copyQuestion: 'Frage kopieren',
  copyOption: (number) => `Antwort ${number} kopieren`,
  copied: (name) => ({ title: 'Kopiert', description: `${name} liegt in der Zwischenablage.` }),
  copyFailed: { title: 'Kopieren fehlgeschlagen', description: 'Es konnte nicht kopiert werden.' },
}
