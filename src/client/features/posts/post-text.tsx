/** A post's text as it will read: paragraphs at blank lines, single line ends kept. Hashtags stand back. */
export function PostText({ text, lang, isWriting = false }: { text: string; lang?: string; isWriting?: boolean }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => isWriting || paragraph.trim() !== '')
  return (
    <div className="posttext" lang={lang}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end while it is written
        <p key={index} dir="auto" className={isHashtags(paragraph) ? 'src' : undefined}>
          {paragraph}
          {isWriting && index === paragraphs.length - 1 && <span className="caret" aria-hidden="true" />}
        </p>
      ))}
    </div>
  )
}

function isHashtags(paragraph: string): boolean {
  return /^(#[^\s#]+\s*)+$/u.test(paragraph)
}
