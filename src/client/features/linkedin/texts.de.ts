import type { linkedinTexts } from './texts.ts'

export const linkedin: typeof linkedinTexts = {
  accounts: {
    title: 'LinkedIn-Konten',
    text: 'Postwright kann für Sie veröffentlichen, Ihr Konto aber nicht lesen.',
    none: 'Noch kein Konto.',
    loading: 'Ihre LinkedIn-Konten werden geladen',
    failed: 'Ihre LinkedIn-Konten konnten nicht geladen werden',
    connect: 'LinkedIn verbinden',
    connectAnother: 'Weiteres Konto verbinden',
    connectAll: 'Profil und Unternehmensseiten verbinden',
    noApp: 'Die Administration muss LinkedIn zuerst einrichten, unter Verwaltung > LinkedIn.',
    noAppYet: 'Dieser Server hat noch keine LinkedIn-App.',
    setUp: 'LinkedIn einrichten',
  },
  kinds: { person: 'Persönliches Profil', page: 'Unternehmensseite' },
  states: { connected: 'Verbunden', expiring: 'Endet bald', expired: 'Neu anmelden', paused: 'Pausiert' },
  renewed: 'Verbunden. Wird von selbst verlängert.',
  until: (day) => `Verbunden bis ${day}.`,
  expiring: (day) => `Endet am ${day}. Verbinden Sie es vorher neu.`,
  expired:
    'LinkedIn verlangt eine neue Anmeldung. Verbinden Sie das Konto neu, sonst werden geplante Beiträge nicht veröffentlicht.',
  callsToday: ({ used, limit }, until) =>
    `${used} von ${limit} Aufrufen, die LinkedIn am Tag erlaubt, sind verbraucht. Was darüber hinausgeht, wartet bis ${until} Uhr (Mitternacht UTC).`,
  reconnect: 'Neu verbinden',
  move: 'Zur anderen App wechseln',
  moveHint:
    'Die andere App dieses Servers kann erste Kommentare schreiben. LinkedIn fragt einmal nach Ihrer Zustimmung; Beiträge und Zeiten bleiben.',
  pause: 'Von diesem Konto veröffentlichen',
  pauseHint: 'Wenn ausgeschaltet, warten geplante Beiträge.',
  disconnect: 'Trennen',
  disconnectQuestion: (name) => ({
    title: `${name} trennen?`,
    description: 'Geplante Beiträge werden nicht veröffentlicht. Veröffentlichte bleiben auf LinkedIn.',
    confirmLabel: 'Trennen',
  }),
  disconnected: 'Konto getrennt',
  failed: 'Das hat nicht geklappt',
  slots: {
    title: 'Wochenzeiten',
    hint: (zone) => `Beiträge der Warteschlange werden zu diesen Zeiten veröffentlicht (${zone}).`,
    none: 'Noch keine Wochenzeiten.',
    weekday: 'Tag',
    time: 'Uhrzeit',
    add: 'Zeit hinzufügen',
    exists: 'Diese Zeit haben Sie schon.',
    remove: (slot) => `${slot} entfernen`,
  },
  lending: {
    title: 'An Teams verliehen',
    hint: 'Mitglieder können dann im Team von diesem Konto veröffentlichen. Nehmen Sie es zurück, wartet, was sie geplant haben.',
    choices: { never: 'Nicht verliehen', ask: 'Mich jedes Mal fragen', free: 'Ohne Rückfrage' },
  },
  token: {
    title: 'Token einfügen',
    text: 'Aus LinkedIns Token-Generator, mit den Berechtigungen openid, profile und w_member_social.',
    label: 'Zugriffstoken',
    add: 'Mit diesem Token verbinden',
    adding: 'Wird verbunden …',
    missing: 'Fügen Sie zuerst ein Token ein.',
  },
  outcomes: {
    connected: 'Ihr Konto ist verbunden.',
    cancelled: 'Sie haben auf LinkedIn abgebrochen.',
    state: 'Das hat zu lange gedauert oder begann in einem anderen Browser. Versuchen Sie es noch einmal.',
    'signed-out': 'Sie wurden abgemeldet. Versuchen Sie es noch einmal.',
    'not-set-up': 'Die Administration muss LinkedIn zuerst einrichten.',
    'sign-in-product':
      'Der LinkedIn-App fehlt das Produkt „Sign In with LinkedIn using OpenID Connect“. Bitten Sie die Administration, es hinzuzufügen.',
    'share-product':
      'Der LinkedIn-App fehlt das Produkt „Share on LinkedIn“. Bitten Sie die Administration, es hinzuzufügen.',
    'community-product':
      'Der App für Unternehmensseiten fehlt die „Community Management API“. Bitten Sie die Administration, sie hinzuzufügen.',
    redirect:
      'LinkedIn kennt die Weiterleitungs-URL dieses Servers nicht. Bitten Sie die Administration, sie in der App zu ergänzen.',
    code: 'LinkedIn hat die Anmeldung nicht abgeschlossen. Versuchen Sie es noch einmal.',
    client: 'LinkedIn weist Client-ID oder Secret der App zurück. Bitten Sie die Administration, sie zu prüfen.',
    unreachable: 'LinkedIn war nicht erreichbar. Versuchen Sie es in ein paar Minuten noch einmal.',
    refused: 'LinkedIn hat keinen Zugriff auf das Profil gegeben. Versuchen Sie es noch einmal.',
    'no-pages':
      'Sie können auf keiner Unternehmensseite veröffentlichen. Bitten Sie die Administration der Seite um eine Rolle.',
    'too-many': 'Mehr Konten können Sie nicht verbinden. Trennen Sie zuerst eines.',
    'too-often': 'Zu viele Versuche. Versuchen Sie es in ein paar Minuten noch einmal.',
  },
  outcomeUnknown: 'Das Konto wurde nicht verbunden. Versuchen Sie es noch einmal.',
  outcomeGood: 'LinkedIn verbunden',
  outcomeBad: 'LinkedIn wurde nicht verbunden',
}
