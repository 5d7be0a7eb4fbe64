import type { ClicheTable } from '../parts/voice-words.ts'

export const cliches: ClicheTable = {
  openings: `(dans un|dans le|à l'ère d'un) monde (en constante évolution|en perpétuel* (évolution|changement|mutation)|qui change|où tout va vite|de plus en plus _)
    (à l'heure|à l'ère) (du (tout )?numérique|de la digitalisation|de l'intelligence artificielle)
    (le monde|le monde du travail) (change|bouge) (plus )?vite
    (je suis|nous sommes) (ravi|ravie|ravis|ravies|fier|fière|fiers|fières|heureux|heureuse|très heureux|très heureuse|honoré|honorée) (de vous (annoncer|partager|présenter)|d'annoncer|de partager)
    c'est avec (beaucoup de |un immense |grand |une immense )?(plaisir|fierté|joie|émotion) que
    (laissez|prenez) (ça|cela|le temps de) (infuser|digérer)
    relisez (bien )?cette phrase
    (opinion|avis) impopulaire
    soyons (honnêtes|francs|clairs)
    et si je vous disais que
    plongeons (ensemble )?(dans|au cœur)
    accrochez-vous`,
  hype: `game( |-)?changer*
    (un|le|véritable) changement de paradigme
    (libér*|déverrouill*|exploit*|révél*) (tout )?(le|votre|son|leur) (plein |véritable )?potentiel
    (passer|passez|passe|hisser|porter) (_ )?au niveau supérieur
    à la pointe de (la technologie|l'innovation)
    (repouss*) les (limites|frontières)
    (une véritable|une vraie|une petite) révolution
    (révolutionn*) (la façon|la manière|notre façon|notre manière)
    le futur (c'est maintenant|est déjà là|commence aujourd'hui)
    (l'avenir|le futur) appartient à ceux
    solution* (innovante*|disruptive*|révolutionnaire*)
    (un|le) véritable (levier|catalyseur) (pour|de)
    (au cœur de notre adn|dans notre adn)
    (faire bouger|bousculer) les lignes
    une aventure humaine`,
  filler: `(il est|il convient) (important |essentiel |crucial )?(de noter|de souligner|de rappeler) que
    il va sans dire
    force est de constater
    plus que jamais
    sortir de (sa|votre|notre) zone de confort
    penser (en dehors|hors) (de la boîte|du cadre)
    (une|la) (situation )?gagnant(e)?-gagnant(e)?
    rien n'est (jamais )?acquis
    last but not least
    (ce n'est pas|il ne s'agit pas) (seulement |simplement |juste )(de |une |un )?_, c'est
    seul l'avenir nous le dira
    ensemble, (tout est possible|on va plus loin|nous irons plus loin)`,
  bait: `(et vous|et toi), (qu'en pensez-vous|qu'en penses-tu|vous en pensez quoi)
    (dites-le|dites-moi|partagez|donnez) ((votre|ton|vos) avis )?(en|dans les) commentaire*
    (likez|partagez|commentez) si (vous|tu)
    (identifiez|taguez|tague) (quelqu'un|une personne|un ami|un collègue)
    (suivez|abonnez-vous à)(-moi| moi| mon profil)? pour (plus|ne rien manquer)
    ^(d'accord|pas d'accord|vous en pensez quoi|qu'en pensez-vous)\\s?\\?
    (vous aussi|toi aussi), (vous avez|tu as) déjà`,
}
