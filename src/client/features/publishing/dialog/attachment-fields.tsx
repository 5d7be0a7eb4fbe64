import type { AppForm } from '#client/lib/form'
import { formatNumber } from '#client/lib/formatting'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { Field, Hint } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { RadioCards } from '#client/ui/radio-cards'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { publishing } from '#shared/rules/publishing'
import { publishTexts as texts } from '../card/texts.ts'
import styles from './attachment-fields.module.css'
import { attachmentsOf } from './attachments-of.ts'
import { LinkCard } from './link-card.tsx'
import { altTextOf, type PublishValues } from './publish-values.ts'
import type { VisualPages } from './use-visual-pages.ts'

/** What goes out beside the text: how it looks, and its descriptions. */
export function AttachmentFields({
  post,
  pages,
  form,
}: {
  post: PostDetail
  pages: VisualPages
  form: AppForm<PublishValues>
}) {
  const { values, change } = form
  const offered = attachmentsOf(pages, post.sourceUrl)
  if (offered.length === 1) return null
  return (
    <>
      <RadioCards
        legend={texts.attach}
        value={values.attach}
        onChange={(attach) => change({ attach })}
        options={offered.map((attach) => ({ value: attach, ...texts.attachments[attach] }))}
      />
      {values.attach === 'link' && <LinkCard post={post} />}
      {values.attach !== 'link' && values.attach !== 'none' && (
        <>
          <MissingLetters pages={pages} attach={values.attach} />
          <Pages pages={pages} form={form} />
        </>
      )}
    </>
  )
}

/** Said before the post is sent: the server draws no box in their place. */
function MissingLetters({ pages, attach }: { pages: VisualPages; attach: PublishValues['attach'] }) {
  const letters = new Set(pages.missingLetters.slice(0, attach === 'visual' ? 1 : undefined).flat())
  if (letters.size === 0) return null
  return <Hint>{texts.missingLetters([...letters].join(' '))}</Hint>
}

function Pages({ pages, form }: { pages: VisualPages; form: AppForm<PublishValues> }) {
  const { attach } = form.values
  if (pages.state === 'drawing') {
    return (
      <Skeleton label={texts.visualLoading}>
        <Bone width="100%" height="160px" />
      </Skeleton>
    )
  }
  const failed = pages.state === 'failed' && <Hint>{texts.visualFailed}</Hint>
  if (attach === 'images') {
    return (
      <Stack as="ol" gap={16} className={styles.pages}>
        {Array.from({ length: pages.count }, (_page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity here
          <li key={index}>
            <Picture src={pages.pictures[index]} alt={texts.pageAlt(index + 1)} />
            <AltText label={texts.altTextOf(index + 1)} page={index} pages={pages} form={form} />
          </li>
        ))}
      </Stack>
    )
  }
  return (
    <>
      {failed}
      <div className={styles.strip}>
        {pages.pictures.slice(0, attach === 'visual' ? 1 : undefined).map((src, index) => (
          <Picture key={src} src={src} alt={texts.pageAlt(index + 1)} />
        ))}
      </div>
      {attach === 'document' && <Hint>{texts.pages(pages.count)}</Hint>}
      {attach === 'visual' && <AltText label={texts.altText} page={0} pages={pages} form={form} />}
    </>
  )
}

function Picture({ src, alt }: { src: string | undefined; alt: string }) {
  return src ? <img className={styles.picture} src={src} alt={alt} /> : null
}

function AltText({
  label,
  page,
  pages,
  form,
}: {
  label: string
  page: number
  pages: VisualPages
  form: AppForm<PublishValues>
}) {
  const { altTexts } = form.values
  const text = altTextOf(form.values, pages.altTexts, page)
  const over = text.trim().length - publishing.altTextCharacters
  return (
    <Field label={label} optional error={over > 0 ? texts.altTooLong(formatNumber(over)) : null}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            const length = Math.max(altTexts.length, page + 1)
            form.change({
              altTexts: Array.from({ length }, (_text, each) => (each === page ? target.value : altTexts[each])),
            })
          }}
        />
      )}
    </Field>
  )
}
