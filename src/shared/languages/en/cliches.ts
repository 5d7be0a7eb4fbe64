import type { ClicheTable } from '../parts/voice-words.ts'

export const cliches: ClicheTable = {
  openings: `in today's (fast-paced|fast paced|digital|ever-changing|ever-evolving|rapidly changing|modern|competitive|hyper-connected) (world|age|era|landscape|environment|market)
    in (an|this) (age|era|world) of (constant|rapid|unprecedented|endless) _
    in the (ever-evolving|ever-changing|fast-paced|dynamic) (world|landscape|realm|field) of
    (i am|i'm) (thrilled|excited|humbled|honored|honoured|delighted|beyond excited|super excited) to (announce|share)
    (we are|we're) (thrilled|excited|proud|delighted) to (announce|share)
    (and )?here's (the kicker|the thing|why that matters|why this matters)
    let that sink in
    read that again
    unpopular opinion
    (let me|let's) be (brutally |completely )?(honest|real|clear)
    picture this
    buckle up
    let's (dive in|dive deeper|dive into|delve into|unpack)`,
  hype: `game(-| )?chang(er|ers|ing)
    (a|the) paradigm shift*
    revolutioni(z|s)* the way
    (unlock|unlocks|unlocking|unleash|unleashes|unleashing) (the|your|its|their) (full |true |hidden )?(potential|power)
    (take|takes|taking) (your|our|it|this) (_ )?to the next level
    (cutting|bleeding)-edge
    (harness|harnesses|harnessing) the power of
    (a|rich|vibrant) tapestry of
    (a )?testament to
    (push|pushing|pushes) the (boundaries|envelope)
    seamless* integrat*
    (disrupt|disrupts|disrupting) the (status quo|industry)
    low-hanging fruit
    move* the needle
    thought leader*
    (the future is (now|here|bright)|the sky is the limit|the possibilities are endless)
    (a|the) secret sauce
    (navigat*) the (complexities|complex landscape|ever-changing landscape)`,
  filler: `at the end of the day,
    it goes without saying
    needless to say
    (it's|it is) (important|worth|crucial) to (note|noting|remember) that
    it's worth noting
    when all is said and done
    (think|thinking|thinks) outside (of )?the box
    now more than ever
    (it's|it is|this is|this isn't|it's not) (not )?(just |only )about _, (it's|it is) about
    last but not least
    only time will tell
    let's circle back
    (hit|hits|hitting) the ground running
    win-win( situation)?`,
  bait: `^(agree|thoughts)\\?
    (what are your thoughts|drop your thoughts|share your thoughts)( below| in the comments)?
    (like|comment|repost|share) if you agree
    (tag|share this with) (someone|somebody|a friend|a colleague) who
    (drop|comment) _ (below|in the comments)
    follow (me )?for more
    (smash|hit) (that|the) (like|follow) button`,
}
