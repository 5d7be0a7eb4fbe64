import type { copyTexts } from './copy-texts.ts'

export const visualsCopy: typeof copyTexts = {
  copied: { title: 'Bild kopiert', description: 'Fügen Sie es in Ihren Beitrag oder Ihre Nachricht ein.' },
  refused: {
    title: 'Nicht kopiert',
    description: 'Dieser Browser ließ das Bild nicht in die Zwischenablage. Exportieren Sie es stattdessen als PNG.',
  },
}
