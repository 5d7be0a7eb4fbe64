import type { ClicheTable } from '../parts/voice-words.ts'

export const cliches: ClicheTable = {
  openings: `in der heutigen (schnelllebigen|digitalen|modernen|vernetzten|sich (ständig|rasant) wandelnden) (welt|zeit|arbeitswelt|geschäftswelt)
    in (einer|der) (schnelllebigen|sich ständig wandelnden|immer komplexer werdenden|immer digitaleren) (welt|zeit)
    in zeiten (von|der|des) (digitalisierung|disruption|fachkräftemangel*|künstlicher intelligenz)
    ich (freue mich|bin stolz), (euch )?(mitteilen|verkünden|bekannt geben|bekanntgeben) zu (dürfen|können)
    (ich|wir) (freue mich|freuen uns) (sehr|riesig|wahnsinnig|unglaublich)
    lass(t|en sie)? das (mal |kurz |erst einmal )?(sacken|wirken)
    (unbequeme|unpopuläre) (wahrheit|meinung)
    (hand|mal hand) aufs herz
    seien wir (mal |doch )?ehrlich
    (stell|stellt|stellen sie) (dir|euch|sich) (mal |einmal )?(folgendes |folgende situation )vor
    (tauchen wir|lasst uns) (tiefer |gemeinsam )?(ein|eintauchen)
    spoiler( |-)?alarm`,
  hype: `game(-| )?changer*
    (ein|der|einen|einem) (echter |echten |wahrer |wahren )?paradigmenwechsel*
    (das|ihr|dein|euer|sein) (volles |volle |ganzes |wahres )potenzial (entfalten|ausschöpfen|freisetzen|entfesseln)
    auf (das|ein|die) nächste* (level|stufe|ebene)
    die zukunft (hat (bereits |längst )?begonnen|ist jetzt|beginnt (jetzt|heute))
    (ein|einen) (echter|echten|wahrer|wahren) meilenstein
    (setz*|setzt) (ganz )?neue maßstäbe|neue maßstäbe (setz*|gesetzt)
    (bahnbrechende|revolutionäre|wegweisende|disruptive)(n|r|s)? (lösung|innovation|technologie|idee|ansatz)*
    (revolutioniert|revolutionieren) (die|unsere) (art|art und weise|welt)
    die grenzen (des machbaren|des möglichen) (verschieb*|spreng*)
    am puls der zeit
    zukunftsfähig aufgestellt
    begegn* (uns|sich) auf augenhöhe|kommunikation auf augenhöhe
    (thought leader|vordenker)* (der|unserer) branche
    quantensprung`,
  filler: `am ende des tages (zählt|geht es|ist es)
    nichts ist (so )?beständig(er)? (wie|als) (der|die) (wandel|veränderung)
    (es ist wichtig|wichtig ist)(,)? (zu betonen|zu beachten|anzumerken)(, dass)?
    es versteht sich von selbst
    gesagt, getan
    über den tellerrand (hinaus)?
    (wichtiger|aktueller|relevanter) denn je
    (eine|die) win-win-situation
    den stein ins rollen
    (alle|die ganze) (mit ins boot|ins boot) (holen|nehmen)
    last but not least
    (menschen|kunden|leute|mitarbeiter*) (dort )?(abholen|abzuholen), wo
    (ganz |völlig )?neu gedacht
    nicht nur ein _, sondern (eine|ein) (haltung|mindset|lebensgefühl)`,
  bait: `(wie|was) (seht|denkt|meint) ihr( das| darüber| dazu)?\\?
    (eure|deine|ihre) (meinung|gedanken) (dazu )?(in die|in den) kommentare*
    (schreib|schreibt|schreiben sie) (es |mir |uns |sie )?(gerne )?in die kommentare
    (like|liken|teilen|teilt), wenn (du|ihr) (zustimm*|das auch)
    markier* (jemanden|eine person|einen kollegen)
    folg* (mir|uns) für mehr
    (stimmst du|stimmt ihr|stimmen sie)( mir)? zu\\?`,
}
