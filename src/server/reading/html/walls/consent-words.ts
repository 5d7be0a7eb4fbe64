import { anyOf, pricePerTime } from './words.ts'

/**
 * Phrases of consent dialogs and "accept or pay" pages in six languages, by subject. One alone proves nothing: articles
 * mention cookies too. Several that address the reader are a wall.
 */
export const consentSigns: readonly RegExp[] = [
  // how many others take part
  anyOf(
    '\\b\\d{1,4}(?:\\s\\p{L}+)?\\s(?:partners?|partnern|vendors?|third parties|drittanbietern?|anbietern?|dienstleistern?|partenaires|tiers|socios|proveedores|fornitori|parceiros|terze parti)(?!\\p{L})',
    '(?:we and our|our (?:trusted |advertising )?|wir und unsere|mit unseren|unsere|nous et nos|nos|avec nos|nosotros y nuestros|nuestros|noi e (?:i nostri|terze parti)|i nostri|nós e (?:os )?(?:nossos)?|nossos) ?(?:partners?|partnern?|partenaires|socios|terceros|parceiros|terze parti)(?!\\p{L})',
  ),
  // data stored on the device
  anyOf(
    '(?:stor(?:e|ing|age)|access(?:ing)?)\\b.{0,60}\\b(?:on|from|to) (?:a|your|the) device',
    'auf (?:einem|ihrem|deinem|dem) (?:end)?gerät',
    "(?:sur|de|à) (?:votre|un|ton) (?:terminal|appareil)|stocker et (?:\\p{L}+ )?(?:d')?(?:accéder|consulter)",
    '(?:en|de) (?:un|tu|su|el) dispositivo',
    '(?:su|sul|del) (?:un |tuo |suo )?dispositivo',
    '(?:num|no|em um|do|de um) (?:seu )?(?:dispositivo|aparelho)',
    '(?:unique|cookie|device) identifiers|geräte-?kennung|eindeutige kennung|identifiants? uniques?|identificadores únicos|identificatori univoci',
  ),
  // what for
  anyOf(
    'personali[sz]ed (?:advertising|adverts|ads|content)|personali[sz]e (?:content|ads|advertising)',
    'personalisierte[nr]? (?:werbung|anzeigen|inhalte)|(?:inhalte|anzeigen|werbung)[^.]{0,30} zu personalisieren',
    '(?:publicités?|annonces|contenus?)(?: et (?:des |du )?(?:contenus?|publicités?|annonces))? (?:\\p{L}+ )?personnalisé',
    '(?:publicidad|anuncios|contenidos?)(?: y (?:publicidad|anuncios|contenidos?))? personalizad|publicidad relacionada con',
    '(?:annunci|pubblicità|contenuti)(?: e (?:annunci|pubblicità|contenuti))? personalizzat|cookie di profilazione',
    '(?:anúncios|publicidade|conteúdos?)(?: e (?:anúncios|publicidade|conteúdos?))? personalizad|personalizar (?:a )?(?:publicidade|anúncios|conteúdo)',
    'fin[as]li[td]\\p{L}{2,5}|(?:these|following|the) purposes|(?:folgenden|diesen) zwecken|zwecke anzeigen',
  ),
  // how it is measured
  anyOf(
    '(?:ad|advertising|content|audience) (?:and content )?(?:measurement|performance|insights|research)|measurement of|audience statistics|understand audiences|develop(?:ment of|ing)? (?:and improve )?(?:services|products)',
    'messung von|zielgruppenforschung|zugriffe auf unsere website|entwicklung (?:und verbesserung )?von (?:angeboten|diensten|produkten)',
    "mesur(?:e|er) (?:d'|de |l'|la |leur |les )(?:audience|performance|publicité)|études? d'audience|développe(?:r|ment) (?:de |des )(?:services|produits)",
    'medición de|medir |investigación de (?:la )?audiencia|desarrollo de (?:servicios|productos)|analizar (?:el tráfico|la navegación)|hábitos de navegación',
    'misurazione (?:di|delle|degli)|valutazione (?:degli|dei|delle)|osservazioni del pubblico|sviluppo (?:di|e)',
    'medição de|estudos de (?:público|audiência)|desenvolvimento de (?:serviços|produtos)|melhorar a sua experiência',
  ),
  // where the reader is
  anyOf(
    'precise (?:geo)?location|genaue standort|géolocalisation précise|geolocali[sz]a(?:ción|zione|ção)|localización geográfica|scan(?:ning)? (?:of )?(?:your )?devices?|scansione del dispositivo',
  ),
  // on what ground
  anyOf(
    'legitimate interests?|berechtigte[snm]? interesse|intérêt légitime|interés legítimo|legittim[oi] interess[ei]|interesses? legítimos?',
  ),
  // that it can be undone
  anyOf(
    '(?:withdraw|revoke|change) (?:your )?(?:consent|agreement|mind|choices?|preferences)|(?:manage|customise|customize|privacy) (?:your )?(?:privacy )?(?:choices|settings|preferences|options)|your privacy choices|you can object|object to',
    'jederzeit[^.]{0,40}(?:widerruf|ändern|anpassen)|widerspr(?:echen|uch)|(?:datenschutz|privatsphäre|cookie)-?einstellungen|ihre auswahl|privacy cent',
    'retirer votre (?:consentement|accord)|vous (?:y )?opposer|(?:gérer|paramétrer|modifier) (?:mes|vos|les) (?:choix|cookies|préférences)|votre choix',
    'opon(?:erte|erse|er)|retirar (?:tu|su|el) consentimiento|(?:cambiar|administrar|gestionar|configurar)(?:las)?[^.]{0,15}(?:preferencias|opinión|cookies|opciones)?|tus preferencias',
    '(?:revocare|negare|prestare|rifiut\\p{L}+) (?:il |del |i )?(?:tuo )?(?:consenso|cookie)|opporsi|(?:tue|proprie) (?:preferenze|scelte)',
    'retirar o (?:seu )?consentimento|opor-se|(?:mudar|gerir|gerenciar|alterar) (?:as )?(?:suas )?(?:preferências|opções|cookies)',
  ),
  // the request itself
  anyOf(
    'accept (?:all|our|cookies|and continue|to|this)|agree (?:and|to)|(?:click|select|selecting|clicking)[^.]{0,20}accept|reject all|your (?:consent|permission|agreement)',
    'zustimm(?:en|ung)|akzeptieren|einverstanden|willigen sie|einwilligung|ablehnen',
    '(?:tout )?accepte[rz]|en acceptant|continuer sans accepter|avec votre accord|votre consentement|ne pas consentir',
    'acept(?:ar|a|as|es|e|o) (?:y|todo|todas|las|o)|«?aceptar»?|(?:tu|su) consentimiento|rechaz(?:ar|a)',
    'accett(?:a|are|ando|i) (?:e|tutti|i|o|la)|“accetta”|acconsent|tuo consenso|rifiut(?:a|o|are)',
    'aceit(?:ar|e|a) (?:e|tudo|todos|os|cookies)|ao aceitar|você (?:concorda|permite)|(?:seu|sua) (?:consentimento|permissão)|rejeitar',
  ),
  // with or without adverts
  anyOf(
    '(?:without|no|free of) (?:\\p{L}+[- ]){0,2}(?:adverts?|advertising|advertisements|ads|tracking)\\b|\\bad-free|(?:with|see) (?:\\p{L}+ )?(?:adverts|advertising|ads)\\b',
    'werbefrei|ohne (?:\\p{L}+ )?(?:werbe\\p{L}*|werbung|tracking)|mit werbung|werbetracking',
    'sans (?:\\p{L}+ )?(?:pubs?|publicités?|cookies?|traceurs?)(?!\\p{L})|avec publicité',
    'sin (?:\\p{L}+ )?(?:publicidad|anuncios)|con publicidad',
    'senza (?:\\p{L}+ )?(?:pubblicità|annunci|cookie)|con (?:la )?pubblicità',
    'sem (?:\\p{L}+ )?(?:anúncios|publicidade)|com (?:anúncios|publicidade)',
  ),
  // what it costs instead
  pricePerTime,
  // by what it is done
  anyOf('cookies?\\b|traceurs|trackers?\\b|tracking'),
]
