import type { Language } from '#shared/rules/languages'

/** Verbs with which somebody says, judges or announces something, and the words before a speaker's name. */
interface Speaking {
  verbs: ReadonlySet<string>
  before: ReadonlySet<string>
}

const lists: Record<Language, readonly [verbs: string, before: string]> = {
  english: [
    `says say said saying tells told adds added explains explained announces announced warns warned wrote writes written believes
     believed argues argued notes noted noting expects expected plans planned declines declined confirms confirmed reports reported
     reporting calls called asks asked recommends recommended sees saw thinks thought promises promised claims claimed suggests
     suggested insists insisted admits admitted concludes concluded points describes described predicts predicted praises praised
     criticizes criticized criticises criticised urges urged accuses accused estimates estimated finds found counts recalls recalled
     advises advised hopes hoped considers considered denies denied blames blamed puts rejects rejected supports supported opposes
     opposed demands demanded calculates calculated states stated`,
    'according_to by told',
  ],
  german: [
    `sagt sagte erklärt erklärte betont betonte berichtet berichtete meint meinte warnt warnte kündigte schreibt schrieb nennt nannte
     sieht sah fordert forderte empfiehlt empfahl glaubt glaubte erwartet erwartete verspricht versprach rechnet rät riet fragt fragte
     bestätigt bestätigte behauptet behauptete kritisiert kritisierte lobt lobte findet fand zählt hofft rügt mahnt schätzt meldet meldete
     räumt bezeichnet bezeichnete begründet`,
    'laut so von zufolge nach',
  ],
  french: [
    `dit disait explique expliqué affirme affirmé déclare déclaré rappelle rappelé estime estimé juge jugé précise précisé ajoute ajouté
     prévient annonce annoncé promet recommande recommandé raconte souligne note écrit pense prévoit demande conseille assure reconnaît
     critique accuse résume rapporte pose voit`,
    'selon par pour',
  ],
  spanish: [
    `dice dijo explica explicó afirma afirmó declara declaró recuerda recordó estima considera asegura aseguró añade añadió advierte
     advirtió anuncia anunció promete recomienda recomendó cuenta señala escribe escribió cree prevé pide aconseja reconoce critica acusa
     resume informa calcula`,
    'según por',
  ],
  italian: [
    `dice disse spiega spiegato afferma affermato dichiara dichiarato ricorda stima giudica precisa aggiunge avverte annuncia promette
     consiglia racconta sottolinea nota scrive pensa prevede chiede assicura ammette critica accusa riassume riferisce definisce`,
    'secondo per da',
  ],
  portuguese: [
    `diz disse explica explicou afirma afirmou declara declarou lembra lembrou estima considera garante acrescenta alerta anuncia
     anunciou promete recomenda conta destaca escreve acredita prevê pede aconselha reconhece critica acusa resume informa`,
    'segundo por',
  ],
}

const known = new Map<Language, Speaking>()

export function speakingIn(language: Language): Speaking {
  const before = known.get(language)
  if (before) return before
  const [verbs, names] = lists[language]
  const made = {
    verbs: new Set(verbs.split(/\s+/)),
    before: new Set(names.split(/\s+/).map((word) => word.replace('_', ' '))),
  }
  known.set(language, made)
  return made
}
