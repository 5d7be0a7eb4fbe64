import type { bugTexts } from './bug-texts.ts'

export const bug: typeof bugTexts = {
  title: 'Auf dieser Seite ist etwas schiefgegangen',
  text: 'Laden Sie die Seite neu. Ihre Eingaben bleiben erhalten. Tritt der Fehler wieder auf, schicken Sie die Details an die Administration.',
  details: 'Details',
  copy: 'Details kopieren',
  copied: { title: 'Kopiert', description: 'Fügen Sie die Details in eine Nachricht ein.' },
  copyFailed: { title: 'Kopieren fehlgeschlagen', description: 'Die Details konnten nicht kopiert werden.' },
}
