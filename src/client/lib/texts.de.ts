import type { libTexts } from './texts.ts'

export const lib: typeof libTexts = {
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  streamBroken:
    'Die Verbindung wurde unterbrochen, bevor der Beitrag vollständig war. Bitte versuchen Sie es noch einmal.',
  unknownFailure: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  daysLeft: (count, days) => (count === 1 ? 'noch 1 Tag' : `noch ${days} Tage`),
  builtIn: 'Eingebaut (ohne KI)',
  compatible: 'Kompatibles Modell',
  styles: {
    'Professional & Insightful': 'Professionell & fundiert',
    'Casual & Conversational': 'Locker & im Gesprächston',
    'Technical & Detailed': 'Technisch & ausführlich',
  },
  euro: (amount) => `${amount} Euro`,
}
