import type { brandTexts } from './texts.ts'

export const brand: typeof brandTexts = {
  loading: 'Ihre Marke wird geladen',
  failed: 'Ihre Marke konnte nicht geladen werden',
  saved: { title: 'Marke gespeichert', description: 'Neue Grafiken aus Ihren Beiträgen verwenden sie.' },
  saveFailed: { title: 'Speichern fehlgeschlagen', description: 'Ihre Marke konnte nicht gespeichert werden.' },
  colours: {
    title: 'Farben',
    text: 'Grafiken aus Ihren Beiträgen verwenden sie. Text bekommt immer eine Farbe, die auf seinem Hintergrund lesbar ist.',
    own: 'Eigene Farben verwenden',
    background: 'Hintergrund',
    textColour: 'Text',
    accent: 'Akzent',
    code: (label) => `${label} als Hex-Code`,
    faint:
      'Ihr Text ist auf Ihrem Hintergrund schwer lesbar. Grafiken verwenden dafür eine dunklere oder hellere Farbe.',
  },
  fonts: {
    title: 'Schriften',
    text: 'Eine für Überschriften, eine für alles andere.',
    heading: 'Überschriften',
    body: 'Übriger Text',
    designed: 'Wie in der Vorlage',
  },
  signature: {
    title: 'Signatur',
    text: 'Steht unten auf Grafiken aus Ihren Beiträgen, mit Ihrem Porträt aus „Konto“ oder, ohne Porträt, Ihrem Logo.',
    handle: 'Profilname oder Website',
    handleHint: 'Steht unter Ihrem Namen, zum Beispiel „example.com“.',
    logo: 'Logo',
    noLogo: 'Noch kein Logo. Am besten eignet sich ein PNG mit durchsichtigem Hintergrund.',
    logoAlt: 'Ihr Logo',
    choose: 'Logo wählen',
    change: 'Logo ändern',
    remove: 'Entfernen',
    sending: 'Wird hochgeladen …',
    logoFailed: 'Logo nicht hochgeladen',
  },
  preview: {
    title: 'Vorschau',
    text: 'So sieht eine Überschrift in Ihrer Marke aus.',
    name: 'Vorschau einer Grafik in Ihrer Marke',
    headline: 'Eine Überschrift in Ihren Farben und Schriften',
    source: 'Quelle',
    date: 'Datum',
  },
}
