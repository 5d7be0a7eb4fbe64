/** See `WritingWords.stopWords`. */
export const stopWords = `a about above according across actually add added after again against ago ahead all almost alone along already
    also although always am among an and another any anyone anything are around as ask asked at away back be became because
    become been before began behind being below best better between beyond big both but by came can cannot come comes could
    d day days did didn do does doesn doing don done down during each early either else end enough especially etc even
    ever every everyone everything expected far few find first five following for former found four from full further gave
    get gets getting give given gives go goes going good got great had has have having he held help her here hers herself
    him himself his how however i if in including indeed instead into is isn it its itself just keep kept know known large
    last late later latest least less let like likely little ll long look lot m made main make makes making man many may
    me mean means men might million billion minute minutes month months more most much must my myself near nearly need
    needs never new next no nor not nothing now number of off often old on once one only onto or other others our ours out
    over own part past people per percent perhaps place please point possible put quite rather re really recent recently
    reported right s said same saw say saying says second see seem seems seen set several shall she should show shows
    since six small so some someone something soon still such t take taken takes taking tell ten than that the their
    theirs them themselves then there these they thing things think third this those though thought thousand three through
    throughout thus time times to today together told tomorrow too took top toward towards turn two under until up upon us
    use used using usually ve very via want wants was wasn way ways we week weeks well went were weren what when where
    whether which while who whole whom whose why will with within without woman women won work works would year years
    yesterday yet you your yours yourself monday tuesday wednesday thursday friday saturday sunday january february march
    april june july august september october november december mr mrs ms dr
    company companies group groups process step steps type types size report reports official officials story case cases
    issue issues question questions example examples level levels list guide article review`
