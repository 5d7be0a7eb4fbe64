import type { adminLayoutTexts } from './texts.ts'

export const adminLayout: typeof adminLayoutTexts = {
  handbook: {
    operating: 'Handbuch: Betrieb',
    linkedin: 'Handbuch: LinkedIn',
    models: 'Handbuch: Modelle',
    payments: 'Handbuch: Zahlungen',
  },
}
