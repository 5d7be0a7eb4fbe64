import type { ClicheTable } from '../parts/voice-words.ts'

export const cliches: ClicheTable = {
  openings: `en (el mundo|un mundo|la era|la sociedad) (actual|digital|de hoy|cada vez más _|en constante (cambio|evolución)|tan cambiante)
    en los tiempos que corren
    hoy más que nunca
    (me complace|nos complace|me emociona|me enorgullece|nos enorgullece) (anunciar|compartir|comunicar)*
    (estoy|estamos) (muy |super )?(emocionado|emocionada|emocionados|orgulloso|orgullosa|orgullosos|encantado|encantada|feliz|felices) de (anunciar|compartir|comunicar)*
    (deja|dejad|deje) que (eso|esto) (cale|se asiente)
    (léelo|vuelve a leerlo|lee eso) (otra vez|de nuevo)
    opinión impopular
    (seamos|voy a ser) (sinceros|honestos|sincero|honesto|sincera|honesta|claros)
    imagina* (esto|por un momento)
    (sumerjámonos|profundicemos|adentrémonos) en
    (y )?(aquí|ahora) viene lo (mejor|bueno|interesante)`,
  hype: `game( |-)?changer*
    (un|el|verdadero) cambio de paradigma
    (desbloque*|liber*|desat*|aprovech*) (todo )?(el|tu|su|nuestro) (verdadero |máximo |pleno )?potencial
    (llevar|lleva|llevamos|elevar|llevando) (_ ){0,3}al siguiente nivel
    a la vanguardia de la (innovación|tecnología)
    (marcar|marca|marcando|marcó) un antes y un después
    (revolucion*) (la forma|la manera|nuestra forma)
    (romper|rompiendo) (las )?(barreras|esquemas|moldes)
    el futuro (es (hoy|ahora)|ya está aquí|ya llegó)
    el cielo es el límite
    solucion* (innovador*|disruptiv*|revolucionari*)
    (está|llevamos|va) en nuestro adn
    (líder|líderes) de (pensamiento|opinión)
    un (gran )?hito sin precedentes
    (ecosistema|experiencia) (360|transformador*)`,
  filler: `al final del día,
    a fin de cuentas
    (cabe|es importante|vale la pena) (destacar|señalar|recordar|mencionar) que
    huelga decir
    no hace falta decir
    salir de (tu|su|la|nuestra) zona de confort
    pensar fuera de la caja
    (un|una) (situación )?(ganar-ganar|win-win)
    (no se trata|no es) (solo |sólo |únicamente )(de )?_, (sino|se trata|es) de
    por último, pero no menos importante
    sólo el tiempo lo dirá|solo el tiempo lo dirá
    ponerse las pilas
    (renovarse|innovar) o morir
    (el|un) antes y (el|un) después`,
  bait: `(y )?(¿)?(tú|ustedes|vosotros), ¿?qué (opinas|opinan|opináis|piensas|piensan)
    ¿(estás|están|estáis) de acuerdo\\?
    (déjame|dejame|deja|dejad|cuéntame|cuéntanos|comparte) (tu |tus |vuestra |_ )?(opinión |comentarios )?en (los )?comentarios
    (dale|denle|dad) (a )?(me gusta|like) si
    (etiqueta|menciona) a (alguien|un amigo|una persona|un colega)
    (sígueme|síganme|seguidme) para (más|no perderte)
    comparte si (estás de acuerdo|te ha gustado|te gustó)`,
}
