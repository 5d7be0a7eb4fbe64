import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { rovingFocus } from '#client/ui/roving-focus'
import { Select } from '#client/ui/select'
import { Spin } from '#client/ui/spinner'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { partsTexts } from '../parts/texts.ts'
import { ToolButton } from '../parts/tool.tsx'
import styles from './from-post-bar.module.css'
import { madeFromPost } from './made-from-post.ts'
import { fromPostTexts } from './texts.ts'
import { useChoice } from './use-choice.ts'
import { useOffered } from './use-offered.ts'

/** The most templates on offer; with more, people would have to search. */
const maxOffered = 8

/** Offers the same post in other templates, formats and looks; applying one is one undo step. */
export function FromPostBar({ editor, postId }: { editor: Editor; postId: string }) {
  const [isHidden, setHidden] = useState(false)
  const [isLong, setLong] = useState(false)
  const templates = useRef<HTMLElement>(null)
  const bar = useCallback((element: HTMLElement | null) => {
    templates.current = element
    return rovingFocus(element)
  }, [])
  const made = madeFromPost(postId)
  const choices = useOffered(made)
  const { pending, shown, shownFormat, look, isPictureMissing, take } = useChoice(editor, made, {
    choices,
    onError: () => toast({ kind: 'error', ...fromPostTexts.failed }),
  })

  useEffect(() => {
    // the focused button is gone: the first of the new templates takes the focus
    if (isLong) templates.current?.querySelectorAll('button')[maxOffered]?.focus()
  }, [isLong])

  if (!made || isHidden) return null
  const isFetching = choices.some(({ key, hasPicture }) => key === pending && hasPicture)
  const note = isFetching ? fromPostTexts.fetching : shown?.hasPicture ? noteOn(isPictureMissing) : ''
  const offered = choices.filter((choice, index) => isLong || index < maxOffered || choice === shown)

  return (
    <Cluster
      as="section"
      gap={12}
      wrap={false}
      className={styles.bar}
      aria-label={fromPostTexts.label}
      data-editor-region=""
    >
      <p className={styles.label}>{fromPostTexts.label}</p>
      <div ref={bar} className={styles.choices} role="toolbar" aria-label={fromPostTexts.templates}>
        {offered.map((choice) => (
          <ToolButton
            key={choice.key}
            aria-pressed={choice === shown}
            aria-busy={choice.key === pending || undefined}
            onClick={() => (choice !== shown || isPictureMissing) && void take(choice)}
          >
            {choice.name}
            {choice.key === pending && <Spin />}
          </ToolButton>
        ))}
        {offered.length < choices.length && <ToolButton onClick={() => setLong(true)}>{fromPostTexts.more}</ToolButton>}
      </div>
      <Select
        className={styles.pick}
        aria-label={fromPostTexts.format}
        value={shownFormat}
        disabled={!shown || shown.formats.length < 2}
        onChange={({ target }) => {
          const chosen = shown?.formats.find(({ format }) => format === target.value)
          if (shown && chosen) void take(shown, chosen)
        }}
      >
        {shown?.formats.map(({ format }) => (
          <option key={format} value={format}>
            {fromPostTexts.formats[format]}
          </option>
        ))}
      </Select>
      <Select
        className={styles.pick}
        aria-label={fromPostTexts.look}
        value={look}
        disabled={!shown}
        onChange={({ target }) => {
          const chosen = made.looks.find((each) => each === target.value)
          if (shown && chosen) void take(shown, { look: chosen })
        }}
      >
        {made.looks.map((each) => (
          <option key={each} value={each}>
            {partsTexts.looks[each]}
          </option>
        ))}
      </Select>
      <Text size={12} className={styles.note} role="status">
        {note}
      </Text>
      <IconButton size="sm" icon={X} label={fromPostTexts.hide} onClick={() => setHidden(true)} />
    </Cluster>
  )
}

function noteOn(isMissing: boolean): string {
  return isMissing ? fromPostTexts.pictureMissing : fromPostTexts.picture
}
