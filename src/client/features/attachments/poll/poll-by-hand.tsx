import { Copy } from 'lucide-react'
import { copyText } from '#client/ui/copy-text'
import { Hint } from '#client/ui/field'
import { IconButton } from '#client/ui/icon-button'
import { Stack } from '#client/ui/layout'
import type { Poll } from '#shared/rules/polls'
import styles from './poll-by-hand.module.css'
import { pollByHandTexts as texts } from './poll-by-hand-texts.ts'
import { pollTexts } from './texts.ts'

/** A post's poll to be copied into LinkedIn's own form, since sharing takes only text. */
export function PollByHand({
  poll,
  hasMore,
}: {
  poll: Poll
  /** The post has a visual or files too. */
  hasMore: boolean
}) {
  const parts = [
    { name: pollTexts.question, copy: texts.copyQuestion, text: poll.question },
    ...poll.options.map((text, index) => ({
      name: pollTexts.option(index + 1),
      copy: texts.copyOption(index + 1),
      text,
    })),
  ]
  return (
    <Stack gap={8}>
      <p>
        <b>{texts.title}</b> {texts.text}
      </p>
      <ul className={styles.parts}>
        {parts.map(({ name, copy, text }) => (
          <li key={name}>
            <span>{name}</span>
            <b dir="auto">{text}</b>
            <IconButton
              size="sm"
              icon={Copy}
              label={copy}
              onClick={() => void copyText(text, { copied: texts.copied(name), copyFailed: texts.copyFailed })}
            />
          </li>
        ))}
      </ul>
      <p>
        {pollTexts.days}: <b>{pollTexts.periods[poll.days]}</b>
      </p>
      {hasMore && <Hint>{pollTexts.hint}</Hint>}
    </Stack>
  )
}
