import type { adminLayoutTexts } from './texts.ts'

export const adminLayout: typeof adminLayoutTexts = {
  handbook: { operating: 'Handbuch: Betrieb', linkedin: 'Handbuch: LinkedIn', payments: 'Handbuch: Zahlungen' },
}
