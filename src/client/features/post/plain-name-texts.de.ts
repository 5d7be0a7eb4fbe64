import type { plainNameTexts } from './plain-name-texts.ts'

export const plainNames: typeof plainNameTexts = {
  shared:
    'Beim Teilen werden Erwähnungen zu einfachen Namen. Tippen Sie im Fenster von LinkedIn @, um sie dort zu erwähnen, oder verbinden Sie Ihr Konto.',
  copied: {
    title: 'Kopiert',
    description: 'Erwähnungen sind darin einfache Namen. Tippen Sie auf LinkedIn @, um sie dort zu erwähnen.',
  },
}
