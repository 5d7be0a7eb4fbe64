import { Link } from '#client/ui/link'
import { earlierTexts } from './texts.ts'

/** An earlier sentence, and the post that it stands in. */
export function EarlierSentence({
  sentence,
  postId,
  title,
}: {
  sentence: string
  postId: string | null
  title: string | null
}) {
  // a sentence that contains quotation marks gets no more
  const Quoted = /["“”„«»]/.test(sentence) ? 'span' : 'q'
  return (
    <>
      <Quoted dir="auto">{sentence}</Quoted>
      {postId && (
        <>
          {` ${earlierTexts.inPost} `}
          <Link href={`/generate?post=${postId}`}>{title}</Link>
        </>
      )}
    </>
  )
}
