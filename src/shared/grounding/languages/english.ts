import type { LanguageTable } from './language-table.ts'

export const english: LanguageTable = {
  cardinals: `zero:0 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
    fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60
    seventy:70 eighty:80 ninety:90 hundred:100 dozen:12`,
  ones: 'one a an',
  joints: 'and',
  scales: 'thousand:3 million:6 millions:6 billion:9 billions:9 trillion:12',
  fractions: 'half:2 third:3 thirds:3 quarter:4 quarters:4 fifth:5 fifths:5 tenth:10 tenths:10',
  ordinals: `first:1 second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 eleventh:11 twelfth:12
    twentieth:20`,
  ranked:
    'quarter half century place largest biggest highest lowest consecutive straight generation edition anniversary round rank',
  from: 'from',
  to: 'to',
  and: 'to and or',
  months: 'january february march april may june july august september october november december',
  shortMonths: 'jan:1 feb:2 mar:3 apr:4 jun:6 jul:7 aug:8 sep:9 sept:9 oct:10 nov:11 dec:12',
  weekdays: 'monday tuesday wednesday thursday friday saturday sunday',
  hedges: 'about around nearly almost roughly approximately some over than',
  titles: `mr mrs ms dr prof professor president minister chancellor senator sir lady ceo cfo cto chairman chairwoman chair
    director chief executive officer judge mayor governor prime secretary founder vice deputy rep sen gov lord king queen
    pope analyst spokesman spokeswoman spokesperson inc ltd corp plc llc`,
  reporting: `says said told tells adds added explains explained announced announces warned wrote writes believes argues
    argued noted notes expects plans declined confirmed reported`,
  ownThings: `takeaways takeaway lessons lesson things reasons points tips questions ideas insights thoughts steps ways
    facts learnings trends rules`,
  stopWords: `a about above after again all also although am an and another any are around as at away be because been
    before being below between both but by can cannot could did do does doing down during each either even ever every few
    for from further get gets give go goes going got had has have having he her here hers him himself his how however i if
    in instead into is isn't it it's its itself just last least less let like made make many may me might more most much
    must my near never new no nor not nothing now of off often on once one only onto or other our out over own per perhaps
    put quite rather really said say says see several shall she should since so some still such than that the their them
    then there these they this those though through throughout thus to today together too under until up upon us use used
    very via was we well were what when where whether which while who whom whose why will with within without would yes
    yet you your don't doesn't didn't won't can't isn't aren't wasn't we're they're i'm you're that's here's what's let's
    percent points according year years month months day days million billion thousand`,
  isDecimalComma: false,
}
