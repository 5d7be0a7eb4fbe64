/**
 * What the composer knows of languages that articles are written in and posts are not: the words that tie a sentence to
 * another one, to the day it appeared, to its author or to its page. Alternatives of a regular expression as in the phrase
 * book; in scripts without spaces they may stand anywhere in a word.
 */
interface OtherLanguage {
  /** First words that need the sentence before. */
  starts: string
  /** Count from the day of the article. */
  relative: string
  /** The author, the editors, the page. */
  own: string
  hasNoSpaces?: true
}

const others: Readonly<Record<string, OtherLanguage>> = {
  zh: {
    starts: `他 她 它 这 這 那 该 該 此 其 但 然而 不过 不過 因此 所以 同时 同時 另外 而 并 並 如果 因为 因為 虽然 雖然 例如 比如 随后 隨後
      之后 之後 对此 對此 据此 據此 与此 與此 总之 總之 最后 最後 首先`,
    relative: `今天 昨天 明天 今日 昨日 明日 前天 后天 後天 今年 去年 明年 本周 本週 上周 上週 下周 下週 本月 上月 下月 上个月 上個月 下个月
      下個月 目前 现在 現在 近日 日前 近期 最近 刚刚 剛剛 当前 當前 昨晚 今晚 今早 周[一二三四五六日] 週[一二三四五六日] 星期`,
    own: `我 咱 本报 本報 记者 記者 笔者 筆者 小编 小編 本文 点击[这此查阅] 點擊[這此查閱] 订阅我们 訂閱我們 关注我们 關注我們 版权所有 版權所有 转载 轉載
      责任编辑 图片来源 圖片來源 相关阅读 相關閱讀 扫码`,
    hasNoSpaces: true,
  },
  ja: {
    starts: `これ それ あれ この その あの ここ そこ こう そう 彼 同 また しかし だが ただ そして 一方 さらに なお つまり 例えば たとえば では でも しかも すると
      ところが      よって 次に まず 最後に`,
    relative: `今日 昨日 明日 本日 今年 昨年 去年 来年 今週 先週 来週 今月 先月 来月 現在 最近 先日 前日 翌日 昨夜 今夜 今後 今回 このほど
      [月火水木金土日]曜`,
    own: `私 僕 我々 弊社 当社 本紙 記者 筆者 本稿 小社 クリックし 購読する 続きを読む 関連記事 無断転載 写真[:：] ログインし 会員登録`,
    hasNoSpaces: true,
  },
  ko: {
    starts: `(?:그|이|저)(?:는|가|의|를|에|도|들은?|녀는?|녀가|것[은이]?|런|번|와|로)? 하지만 그러나 그리고 그래서 따라서 또한? 한편 특히 다만 반면 즉
      예를 이어 앞서`,
    relative: `오늘\\p{L}* 어제\\p{L}* 내일\\p{L}* 올해\\p{L}* 지난해\\p{L}* 작년\\p{L}* 내년\\p{L}* 이번_?(?:주|달|해)\\p{L}* 지난_?(?:주|달)\\p{L}*
      다음_?(?:주|달|해)\\p{L}* 최근\\p{L}* 현재\\p{L}* 지금\\p{L}* 앞으로 이날\\p{L}* 전날\\p{L}* [월화수목금토일]요일\\p{L}*`,
    own: `나는 내가 우리\\p{L}* 저는 저희\\p{L}* 본지\\p{L}* 기자\\p{L}* 필자\\p{L}* 무단 구독하\\p{L}* 클릭하\\p{L}* 로그인하\\p{L}* 관련기사`,
  },
  th: {
    starts: `เขา เธอ พวกเขา มัน นี่ นั่น แต่ และ ดังนั้น นอกจากนี้ อย่างไรก็ตาม ทั้งนี้ ซึ่ง ขณะที่ ต่อมา`,
    relative: `วันนี้ เมื่อวาน พรุ่งนี้ ปีนี้ ปีที่แล้ว ปีหน้า เดือนนี้ เดือนหน้า สัปดาห์นี้ สัปดาห์หน้า ล่าสุด ปัจจุบัน ขณะนี้
      วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)`,
    own: `ผม ฉัน คลิกที่นี่ สมัครสมาชิก อ่านต่อ ติดตามเรา ภาพ[:：]`,
    hasNoSpaces: true,
  },
  hi: {
    starts: `वह वे यह ये उन्होंने उसने इसने इन्होंने उनक[ेीा] उसक[ेीा] इसक[ेीा] इनक[ेीा] इस उस इन उन इसी उसी यही वही लेकिन पर और मगर हालाँकि हालांकि
      इसलिए साथ_ही वहीं तो फिर जबकि क्योंकि`,
    relative: `आज कल परसों अब अभी पिछले अगले हाल_ही फिलहाल फ़िलहाल वर्तमान इस_(?:साल|वर्ष|महीने|सप्ताह|हफ्ते) (?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार`,
    own: `मैं मैंने मेर[ेीा] हम हमने हमार[ेीा] क्लिक सब्सक्राइब यह_भी_पढ़ें फोटो`,
  },
  bn: {
    starts: `তিনি সে তারা তাঁরা তার তাঁর এটি এটা এই সেই ওই এর কিন্তু তবে এবং আর তাই এছাড়া এ_ছাড়া যদিও তখন`,
    relative: `আজ গতকাল আগামীকাল এখন বর্তমানে সম্প্রতি এ_বছর চলতি গত আগামী (?:সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি|রবি)বার`,
    own: `আমি আমরা আমার আমাদের ক্লিক আরও_পড়ুন ছবি`,
  },
  ar: {
    starts: `هو هي هم هما هذا هذه ذلك تلك هؤلاء لكن لكنها لكنه كما لذلك إلا غير أما إذ إنه إنها فقد
      و(?!زير|زار|كال|لاي|فد|ثيق|صول|فا[ةت]|سط|سائل|ضع|رش|حد)\\p{L}+`,
    relative: `اليوم أمس غدا غدًا غداً الآن حاليا حاليًا حالياً مؤخرا مؤخرًا مؤخراً ال(?:ماضي|مقبل|قادم|جاري|حالي)ة? هذا_(?:العام|الشهر|الأسبوع)
      الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد`,
    own: `أنا نحن لدينا إننا إنني اضغط اشترك اقرأ_أيضا اقرأ_أيضًا اقرأ_أيضاً تابعونا جميع_الحقوق`,
  },
  he: {
    starts: `הוא היא הם הן זה זו זאת אלה אלו אבל אך אולם ואולם לכן בנוסף עם_זאת כמו_כן לדבריו לדבריה לדבריהם כך כי וגם`,
    relative: `היום אתמול מחר עכשיו כעת כיום לאחרונה השנה אשתקד השבוע החודש [בה]?(?:שבוע|שנה|חודש)_(?:שעברה?|הבאה?) ביום_\\p{L}+`,
    own: `אני אנחנו אנו שלנו שלי לנו לי לחצו הירשמו קראו_עוד צילום`,
  },
  fa: {
    starts: `او آنها آن‌ها آنان وی این آن اما ولی و همچنین بنابراین البته زیرا سپس به_گفته_وی در_حالی_که`,
    relative: `امروز دیروز فردا اکنون هم‌اکنون امسال پارسال (?:سال|هفته|ماه)_(?:گذشته|آینده|جاری) اخیرا اخیراً به_تازگی شنبه یکشنبه دوشنبه سه‌شنبه
      چهارشنبه پنجشنبه جمعه`,
    own: `من ما کلیک عضویت بیشتر_بخوانید عکس`,
  },
  ur: {
    starts: `وہ یہ اس ان انہوں لیکن مگر اور تاہم جبکہ اسی ادھر چنانچہ`,
    relative: `آج کل اب ابھی رواں گزشتہ گذشتہ آئندہ حال_ہی پیر منگل بدھ جمعرات جمعہ ہفتہ اتوار`,
    own: `میں_نے ہم ہمار[اےی] میر[اےی] کلک`,
  },
  ru: {
    starts: `он она оно они его её ее их им ему ей это этот эта эти этого тот та те такой такая такие но однако и а или так также тоже поэтому потому
      затем потом при_этом кроме_того в_то_же_время тем_не_менее например здесь там тогда оба обе другой другие по_(?:его|её|ее|их)_словам впрочем если`,
    relative: `сегодня вчера завтра позавчера сейчас теперь недавно скоро уже ещё еще до_сих_пор нынешн\\p{L}+ в_этом_(?:году|месяце) на_этой_неделе
      (?:прошл|следующ|будущ|минувш|текущ)\\p{L}+ понедельник\\p{L}* вторник\\p{L}* сред[уы] четверг\\p{L}* пятниц\\p{L}+ суббот\\p{L}+ воскресень\\p{L}+`,
    own: `я мы меня мне нас нам мой моя мои наш\\p{L}* подпи(?:шитесь|сывайтесь) читайте_также фото нажмите реклама`,
  },
  uk: {
    starts: `він вона воно вони його її їх це цей ця ці той та ті але однак проте і й а або так також теж тому потім при_цьому крім_того водночас
      наприклад тут там тоді за_(?:його|її|їхніми)_словами якщо`,
    relative: `сьогодні вчора завтра зараз тепер нещодавно незабаром торік вже уже ще (?:цього|минулого|наступного)_(?:року|місяця|тижня)
      понеділ\\p{L}+ вівтор\\p{L}+ серед[уи] четвер\\p{L}* п.ятниц\\p{L}+ субот\\p{L}+ неділ\\p{L}+`,
    own: `я ми мене мені нас нам мій моя мої наш\\p{L}* підпи(?:шіться|суйтесь) читайте_також фото реклама`,
  },
  el: {
    starts: `αυτός αυτή αυτό αυτοί αυτές αυτά εκείν\\p{L}+ του της τους αλλά όμως και ή επίσης ωστόσο έτσι επομένως επιπλέον εκεί εδώ τότε αν γιατί
      παράλληλα`,
    relative: `σήμερα χθες χτες αύριο τώρα πρόσφατα φέτος πέρυσι πλέον ήδη ακόμη ακόμα (?:περασμέν|επόμεν)\\p{L}+ αυτή_την_εβδομάδα δευτέρα τρίτη
      τετάρτη πέμπτη παρασκευή σάββατο κυριακή`,
    own: `εγώ εμείς μας μου εμάς εγγραφείτε διαβάστε_επίσης φωτογραφία`,
  },
  tr: {
    starts: `o onlar onun onların bu bunlar bunun şu ama fakat ancak ve veya ayrıca böylece öte_yandan üstelik örneğin orada burada çünkü eğer oysa
      sonra ardından kendisi`,
    relative: `bugün dün yarın şimdi şu_anda? geçen gelecek önümüzdeki geçtiğimiz yakında son_zamanlarda henüz artık hâlâ hala
      bu_(?:yıl|hafta|ay|sabah|akşam|gece) pazartesi salı çarşamba perşembe cuma cumartesi pazar`,
    own: `ben biz bizim benim bize bana abone tıklayın fotoğraf`,
  },
  vi: {
    starts: `họ nó đây đó điều_(?:này|đó) việc_(?:này|đó) nhưng và hoặc tuy_nhiên vì_vậy do_đó ngoài_ra bên_cạnh_đó đồng_thời sau_đó trong_khi_đó
      mặc_dù nếu theo_đó còn cũng`,
    relative: `hôm_(?:nay|qua) ngày_mai hiện_(?:nay|tại) bây_giờ gần_đây mới_đây sắp_tới năm_(?:nay|ngoái|sau) (?:tuần|tháng)_(?:này|trước|tới|sau)
      thứ_(?:hai|ba|tư|năm|sáu|bảy) chủ_nhật`,
    own: `tôi chúng_(?:tôi|ta) đăng_ký đọc_thêm ảnh`,
  },
}

interface Patterns {
  start: RegExp
  relative: RegExp
  own: RegExp
}

const known = new Map<string, Patterns>()

/** Whether the composer can tell which sentences of a language need another one. @param locale BCP 47 */
export function hasTies(locale: string): boolean {
  return codeOf(locale) in others
}

/** Whether a sentence needs the one before it, or speaks of its author or page. */
export function isTied(text: string, locale: string): boolean {
  const found = patternsOf(locale)
  return found !== null && (found.start.test(text) || found.own.test(text))
}

/** Whether a sentence counts from the day it appeared. */
export function countsFromDay(text: string, locale: string): boolean {
  return patternsOf(locale)?.relative.test(text) ?? false
}

function patternsOf(locale: string): Patterns | null {
  const code = codeOf(locale)
  const before = known.get(code)
  if (before) return before
  const words = others[code]
  if (!words) return null
  const made = {
    start: pattern(words.starts, words, '^["“„«‘「『]*'),
    relative: pattern(words.relative, words),
    own: pattern(words.own, words),
  }
  known.set(code, made)
  return made
}

function pattern(alternatives: string, { hasNoSpaces }: OtherLanguage, prefix = ''): RegExp {
  const choice = `(?:${alternatives.trim().split(/\s+/).join('|').replaceAll('_', '\\s')})`
  return hasNoSpaces
    ? new RegExp(prefix + choice, 'u')
    : new RegExp(`${prefix}(?<![\\p{L}\\p{M}\\p{N}])${choice}(?![\\p{L}\\p{M}\\p{N}])`, 'iu')
}

function codeOf(locale: string): string {
  return locale.split('-')[0] ?? ''
}
