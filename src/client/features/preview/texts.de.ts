import type { previewTexts } from './texts.ts'

export const preview: typeof previewTexts = {
  title: 'LinkedIn-Vorschau',
  loading: 'Die Vorschau wird geladen',
  failed: 'Die Vorschau konnte nicht geladen werden. Laden Sie die Seite neu, um sie zu sehen.',
  device: 'Breite der Vorschau',
  desktop: 'Desktop',
  phone: 'Handy',
  now: 'Jetzt',
  seeMore: '…mehr anzeigen',
  seeLess: 'weniger anzeigen',
  belowFold: 'eingeklappt',
  fits: 'Ihre erste Zeile ist ganz zu sehen',
  over: (characters) => `Ihre erste Zeile ist ${characters} Zeichen zu lang, um ganz zu sehen zu sein`,
  foldsAfter: (characters, words) => `Nach ${characters} Zeichen, bei „${words}“, wird der Beitrag eingeklappt.`,
  whole: 'Der ganze Beitrag ist zu sehen, ohne „mehr anzeigen“.',
  withVisual: 'Mit Grafik',
  visual: {
    alt: (name) => `Grafik: ${name}`,
    loading: 'Die Grafik wird geladen',
    none: 'Noch keine Grafik. „Grafik erstellen“ macht eine.',
    failed: 'Die Grafik konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    retrying: 'Wird erneut versucht …',
  },
}
