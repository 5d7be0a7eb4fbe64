import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { errorMessage } from '#client/lib/api'
import { dateOf } from '#client/lib/days'
import { formatDate } from '#client/lib/formatting'
import { type Imported, useImportFigures } from '#client/queries/posts/figures'
import { Button } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { FileInput } from '#client/ui/file-input'
import { Stack } from '#client/ui/layout'
import { SectionTitle } from '#client/ui/section-title'
import { toast } from '#client/ui/toast'
import { worksTexts } from './texts.ts'
import styles from './works.module.css'

const texts = worksTexts.importing

/** Imports LinkedIn's own export, and reports what was imported or left out. */
export function ImportSection() {
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  const {
    mutate: send,
    isPending,
    data,
  } = useImportFigures({
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) }),
  })
  return (
    <Stack as="section" gap={16} aria-labelledby={title}>
      <SectionTitle id={title} title={texts.title} />
      <Hint>{texts.hint}</Hint>
      <div>
        <Button icon={Upload} pending={isPending} pendingLabel={texts.reading} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <FileInput ref={input} accept=".xlsx,.csv" aria-label={texts.choose} onPick={([file]) => send(file)} />
      </div>
      <div role="status">{data && <Report {...data} />}</div>
    </Stack>
  )
}

function Report({ added, unchanged, period, problems, moreProblems }: Imported) {
  return (
    <Stack gap={8}>
      <p>
        {texts.done(added, unchanged)}
        {period && ` ${texts.period(formatDate(dateOf(period.from)), formatDate(dateOf(period.until)))}`}
      </p>
      {problems.length > 0 && (
        <>
          <p>{texts.left(problems.length + moreProblems)}</p>
          <ul className={styles.problems}>
            {problems.map(({ sheet, row, kind, text }) => (
              <li key={`${sheet} ${row} ${kind} ${text}`}>
                {texts.place(sheet, row)}: {texts.problems[kind]}
                <span className={styles.cell}>{text}</span>
              </li>
            ))}
            {moreProblems > 0 && <li>{texts.more(moreProblems)}</li>}
          </ul>
        </>
      )}
    </Stack>
  )
}
