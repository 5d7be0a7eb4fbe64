import type { copyTexts } from './copy-texts.ts'

export const visualsCopy: typeof copyTexts = {
  copied: { title: 'Bild kopiert', description: 'Fügen Sie es in Ihren Beitrag oder Ihre Nachricht ein.' },
  refused: {
    title: 'Nicht kopiert',
    description: 'Dieser Browser erlaubt das Kopieren von Bildern nicht. Exportieren Sie es stattdessen als PNG.',
  },
}
