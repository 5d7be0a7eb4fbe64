import type { WritingWords } from '../parts/writing-words.ts'
import { stopWords } from './stop-words.ts'

export const writing: WritingWords = {
  stopWords,
  phrases: {
    danglingStarts: `he she they it its his her their him them that those such here but and or so yet then
      also however instead meanwhile moreover furthermore besides therefore thus hence still otherwise additionally
      similarly likewise nevertheless nonetheless consequently accordingly again another both neither either others which
      who whose because for_instance for_example in_addition as_a_result in_contrast on_the_other in_other_words
      yes no remember fast_forward first(?:ly)?, second(?:ly)?, third(?:ly)?, finally, lastly,
      (?:aside|apart|given|because|despite|since|with|after|beyond|like|unlike|based)_(?:(?:from|of|on)_)?(?:this|that|these|those) that_said after_that at_the_same_time in_fact of_course indeed plus nor too not_only`,
    firstPerson: "i i'm i’m i've i’ve i'd i’d i'll i’ll my me mine myself",
    firstPersonPlural: "we we're we’re we've we’ve we'd we’d we'll we’ll our ours let's let’s",
    outlook: `will plans? planned expects? expected aims? means future forecast outlook hopes? must should lesson
      conclude[sd]? conclusion ultimately goal next_year in_the_long by_20\\d\\d`,
    pageTalk: `subscribe newsletter sign_up log_in click_here read_more also_read related_article cookies?
      all_rights_reserved advertisement photo_by image_credit getty follow_us share_this
      originally_appeared contributed_to_this reporting_by editing_by view_comments? correction:
      declined_to_comment (?:did|has|have)_not_(?:immediately_)?respond(?:ed)? not_immediately_available
      seen_below see_below video_below pictured terms_of_use privacy_policy affiliate learn_more check_out find_out_more contact_us get_in_touch
      free_trial youtube you_can_scroll drop_your keep_reading keep_in_mind here['’]s here_(?:is|are) click_on let_us_know`,
    firstPersonInSmallLetters: 'us',
    reader: 'you|your',
    captions: 'left|right|pictured|above|below|l\\.|r\\.|Photo|photo',
  },
  ties: {
    pointing: `this these those(?!_(?:who|with|in|of|affected|working)) such(?!_as) also however therefore thus hence
      moreover furthermore meanwhile nevertheless nonetheless otherwise thereby instead(?!_of) likewise too[.,;] as_well[.,;]
      the_same the_former the_latter the_others? the_two the_three the_rest the_following the_above each_of_them
      others another elsewhere similarly afterwards the_(?:first|second)(?=[,.;]|_(?:is|was|are|were|has|had|one)) (?:see|listed|described|mentioned|shown|discussed)_(?:above|below)
      as_mentioned as_noted that_is_why that's_why by_then since_then (?:one|two|some|many|most|all|both|none)_of_(?:them|which|those)
      the_\\d+-year-old the_ones? do_so doing_so did_so not_alone once_again then,`,
    personal: 'he she him her his hers himself herself',
    other: 'it its they them their theirs itself themselves',
    articles: 'the',
    kinds: `company firm group agency department organi[sz]ation institute startup start-up business bank brand retailer maker
      report study survey research researchers findings results? authors? paper review bill law act measure policy rule ruling
      decision move deal agreement plans? proposal project program(?:me)? initiative event meeting conference announcement
      statement letter video film movie series show episode book album song game match incident accident crash fire attack
      shooting case trial lawsuit suit complaint investigation victims? suspects? driver man woman men women boy girl child
      couple pair trio duo family actor actress singer star player coach team club side band artist writer founder ceo
      chairman president senator congressman lawmaker minister mayor judge officers? teacher doctor patients? student
      app site website page platform tool product device feature system software technology method technique approach process
      strategy car vehicle aircraft plane ship building house hotel restaurant store shop area place location amount figure
      number change problem issue reason idea concept question answer solution option trend list article post story guide
      blog author dog cat animal species virus disease drug trend former_\\p{L}+ idea money sum practice fact outlet
      site newspaper network channel tech_giant giant pop_star politician network service collection design recipe`,
    subjectless: `generates categorizes creates provides offers includes supports helps makes uses gives allows lets adds shows
      contains features covers tells says
      (?:in|on|after|during|at|by|before|since|with|for|as|when|while|according)_[^.]{2,120},_(?:he|she|they|it|his|her|their|its)`,
    asides: `(?:un)?fortunately importantly interestingly surprisingly sadly luckily clearly obviously ultimately overall generally
      naturally essentially basically simply notably specifically incidentally thankfully admittedly apparently just once_\\p{L}+ed,
      consider make use try keep start avoid choose ensure check don't don’t never always think look get take let add learn read
      find ask set give go put think don't see note imagine pick place turn remove follow plan create be do stay know bring consult
      discover explore enjoy scroll visit buy order select include wear apply mix pour cook bake cut grab stop wait`,
  },
  hearsay: null,
  articles: '[Tt]he|[Aa]n?',
  times: {
    relative: `today(?:['’]s)? tonight yesterday tomorrow currently nowadays recently lately ago
      (?:this|last|next|past|coming|current|previous|following|upcoming)_(?:\\p{L}+ly_)?(?:morning|afternoon|evening|night|day|week|weekend|month|quarter|year|decade|spring|summer|fall|autumn|winter|season|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?
      the_(?:past|last|next|coming)_(?:\\p{L}+|\\d+)_(?:days|weeks|months|years|decades|quarters|hours) (?:over|in|during|within)_the_(?:past|last|next|coming) earlier_(?:today|this|in_the|on) later_(?:today|this|in_the|on) at_the_moment
      right_now these_days monday tuesday wednesday thursday friday saturday sunday a_(?:day|week|month|year)_(?:earlier|later|before) (?:year|month|week|day)s?_(?:earlier|later) new_year new_year['’]s`,
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    onWeekday:
      '(?:on_(?:DAY)(?:_(?:morning|afternoon|evening|night))?|(?<=\\p{Ll}{4}_)(?:DAY)(?=[,.;]|_(?:that|after|to|as|in|at|for|when|by|with|the|a)_))',
    future: `will would won['’]t to_be going_to set_to expected scheduled due plans? planned upcoming next until by may might could should`,
    yesterday: 'yesterday',
    lastYear: '(?:(?:in|of|from)_)?last_year',
    thisYear: '(?:(?:in|of|from)_)?this_year',
    nextYear: '(?:(?:in|of|from)_)?next_year',
    inYear: (year) => `in ${year}`,
    onDay: (day) => `on ${day}`,
    firstDay: '1',
    before: 'of|since|from|until|by|for',
  },
  speech: {
    saying: `said says added adds explained explains noted notes wrote writes stated states commented argued argues warned
      warns recalled recalls insisted announced told_\\p{Lu}[\\p{L}]+`,
    roles: `ceo cto cfo coo founder co-founder director manager president chair chairman chairwoman chairperson head chief
      officer executive spokesperson spokesman spokeswoman minister secretary mayor governor senator congressman congresswoman
      representative lawmaker professor lecturer researcher scientist analyst economist historian engineer designer developer
      author editor journalist writer lawyer attorney judge prosecutor police doctor physician nurse surgeon teacher principal
      coach captain player owner partner consultant strategist specialist expert adviser advisor coordinator commissioner
      ambassador leader member curator artist actor actress singer producer farmer resident chef entrepreneur investor
      vice-president vp pastor bishop sheriff psychologist therapist biologist physicist epidemiologist fellow`,
    who: 'who_(?:leads|led|runs|ran|heads|headed|founded|directs|manages|chairs|owns|teaches|studies|works|oversees)',
    articles: 'a an',
    circumstances:
      '(?:in|during|at)_(?:a|an|the|his|her|their)_(?:statement|interview|e-?mail|press|news|phone|blog|release|conference|speech) on_\\p{Lu} when while after as told but and_(?:he|she|it|they)',
  },
  setting: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    colon: ':',
    asks: (outlet) => `${outlet} asks`,
    writes: (outlet) => `${outlet} writes`,
    writesUnder: (outlet, headline) => `${outlet} writes under the headline ${headline}`,
    fromArticle: 'From the article',
    fromArticleOf: (day) => `From the article of ${day}`,
    source: 'Source',
  },
  contrasts: 'but although though while whereas despite yet however instead nevertheless even_though',
  lessons: 'because mistake learned lesson failed',
  sensitive: {
    crime: `murder manslaughter homicide raped rape_ rapist sexual_assault sexually_assault stabb kidnapp abduct
      gunman gunmen shooting_death shot_dead shot_and_killed armed_robbery burglar carjack molest child_abuse arrested arrests
      pleads_guilty pleaded_guilty sentenced_to drug_bust drug_investigation domestic_violence police_said police_say`,
    tragedy: `killed dies_ died_ dead_ deaths_ drown fatal fatally plane_crash car_crash funeral mourn obituar vigil
      suicide bodies_ massacre stampede death_toll passed_away grieving`,
    gossip: `dating_ girlfriend boyfriend divorce split_from romance engaged_to wedding pregnan baby_bump ex-wife ex-husband
      red_carpet celebrit feud cheating_on love_life kardashian heartbreak reality_star royal_baby breakup`,
  },
  professional: `company companies firm_ firms_ ceo market industry shares investor regulat employee worker workplace employer software
    data_ security_research cyber study_ research scientist clinical patients policy legislat lawmakers congress senate
    minister government election court_ruling antitrust insurer revenue climate`,
}
