import type { linkedinTexts } from './texts.ts'

export const linkedin: typeof linkedinTexts = {
  accounts: {
    title: 'LinkedIn-Konten',
    text: 'Von diesen Konten werden Beiträge veröffentlicht. Postwright kann für Sie veröffentlichen und liest dort nichts.',
    none: 'Es ist kein Konto verbunden.',
    loading: 'Ihre LinkedIn-Konten werden geladen',
    failed: 'Ihre LinkedIn-Konten konnten nicht geladen werden',
    connect: 'LinkedIn verbinden',
    connectAnother: 'Weiteres Konto verbinden',
    connectPages: 'Unternehmensseiten verbinden',
    noApp:
      'Das Verbinden ist auf diesem Server nicht eingerichtet. Das geht unter Administration > LinkedIn durch einen Administrator.',
  },
  kinds: { person: 'Persönliches Profil', page: 'Unternehmensseite' },
  states: { connected: 'Verbunden', expiring: 'Endet bald', expired: 'Neu anmelden', paused: 'Pausiert' },
  until: (day) => `LinkedIn nimmt diese Verbindung bis zum ${day} an.`,
  expiring: (day) => `Die Verbindung endet am ${day}. Verbinden Sie das Konto bis dahin neu, damit nichts warten muss.`,
  expired:
    'LinkedIn nimmt diese Verbindung nicht mehr an. Verbinden Sie das Konto neu: Ein geplanter Beitrag wartet bis zu einer Stunde nach seiner Zeit, dann fragt er Sie.',
  reconnect: 'Neu verbinden',
  pause: 'Von diesem Konto veröffentlichen',
  pauseHint: 'Ausgeschaltet wartet ein geplanter Beitrag bis zu einer Stunde nach seiner Zeit, dann fragt er Sie.',
  disconnect: 'Trennen',
  disconnectQuestion: (name) => ({
    title: `${name} trennen?`,
    description:
      'Beiträge, die für dieses Konto geplant sind, gehen nicht hinaus. Was veröffentlicht ist, bleibt bei LinkedIn.',
    confirmLabel: 'Trennen',
  }),
  disconnected: 'Konto getrennt',
  failed: 'Das hat nicht geklappt',
  slots: {
    title: 'Wochenzeiten',
    hint: (zone) => `Beiträge in der Warteschlange gehen zu diesen Zeiten hinaus (${zone}).`,
    none: 'Noch keine Wochenzeiten.',
    weekday: 'Tag',
    time: 'Uhrzeit',
    add: 'Zeit hinzufügen',
    exists: 'Diese Zeit steht schon in der Liste.',
    remove: (slot) => `${slot} entfernen`,
  },
  token: {
    title: 'Token einfügen',
    text: 'Ohne App auf diesem Server können Sie im Token-Generator von LinkedIns Entwicklerportal ein Token erstellen, mit den Berechtigungen openid, profile und w_member_social.',
    label: 'Zugriffstoken',
    add: 'Mit diesem Token verbinden',
    adding: 'Wird verbunden …',
    missing: 'Fügen Sie zuerst ein Token ein.',
    added: 'Konto verbunden',
    addedText: (name) => `Beiträge können von ${name} hinausgehen.`,
  },
  outcomes: {
    connected: 'Ihr Konto ist verbunden.',
    cancelled: 'Sie haben bei LinkedIn abgebrochen, deshalb wurde nichts verbunden.',
    state: 'Dieser Versuch war zu alt oder begann in einem anderen Browser. Versuchen Sie es noch einmal.',
    'signed-out': 'Sie wurden inzwischen abgemeldet. Versuchen Sie es noch einmal.',
    'not-set-up': 'Das Verbinden ist auf diesem Server nicht eingerichtet.',
    'sign-in-product':
      'Der App bei LinkedIn fehlt das Produkt „Sign In with LinkedIn using OpenID Connect“. Es lässt sich in LinkedIns Entwicklerportal durch einen Administrator hinzufügen.',
    'share-product':
      'Der App bei LinkedIn fehlt das Produkt „Share on LinkedIn“. Es lässt sich in LinkedIns Entwicklerportal durch einen Administrator hinzufügen.',
    'pages-product':
      'Der App für Unternehmensseiten fehlt die „Community Management API“. Sie braucht eine eigene App, die LinkedIn genehmigen muss.',
    redirect:
      'LinkedIn kennt die Weiterleitungsadresse dieses Servers nicht. Sie muss bei der App genau so stehen, wie Administration > LinkedIn sie zeigt.',
    code: 'LinkedIn hat die eigene Antwort nicht angenommen. Versuchen Sie es noch einmal.',
    client:
      'LinkedIn nimmt Client-ID oder Secret der App nicht an. Sie müssen durch einen Administrator berichtigt werden.',
    unreachable: 'LinkedIn war nicht erreichbar. Versuchen Sie es in ein paar Minuten noch einmal.',
    refused: 'LinkedIn hat keinen Zugriff auf das Profil gegeben. Versuchen Sie es noch einmal.',
    'no-pages':
      'LinkedIn nennt keine Unternehmensseite, die Sie verwalten. Nur Administratoren einer Seite können sie verbinden.',
    'too-many': 'Mehr Konten lassen sich nicht verbinden. Trennen Sie zuerst eines.',
    'too-often': 'Das waren zu viele Versuche. Warten Sie ein wenig und versuchen Sie es noch einmal.',
  },
  outcomeUnknown: 'Das Konto wurde nicht verbunden. Versuchen Sie es noch einmal.',
  outcomeGood: 'LinkedIn verbunden',
  outcomeBad: 'LinkedIn wurde nicht verbunden',
}
