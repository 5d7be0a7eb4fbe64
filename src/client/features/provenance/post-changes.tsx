import { useState } from 'react'
import { formatNumber } from '#client/lib/formatting'
import type { Provenance } from '#client/queries/posts/panels'
import { Button } from '#client/ui/button'
import { languages } from '#shared/rules/languages'
import { type Changes, foldUnchanged, type ShownRun } from './compare-words.ts'
import { Folded, LongText } from './folded-text.tsx'
import styles from './provenance.module.css'
import { provenanceTexts } from './texts.ts'

/** The first draft, and its changes word by word. */
export function PostChanges({ provenance, changes }: { provenance: Provenance; changes: Changes }) {
  const texts = provenanceTexts.changes
  const { firstDraft, content, language } = provenance
  const lang = languages[language].code
  return (
    <section>
      <h3>{texts.title}</h3>
      {firstDraft === content ? <p>{texts.unchanged}</p> : <Comparison changes={changes} lang={lang} />}
      <Folded title={texts.firstDraft}>
        <LongText label={texts.firstDraft} text={firstDraft} />
      </Folded>
    </section>
  )
}

function Comparison({ changes, lang }: { changes: Changes; lang: string }) {
  const texts = provenanceTexts.changes
  const [isWhole, setIsWhole] = useState(false)
  const folded = foldUnchanged(changes.runs)
  return (
    <>
      <p className={styles.tally}>{tallyOf(changes)}</p>
      <div className={styles.changes} dir="auto" lang={lang}>
        {(isWhole ? changes.runs : folded).map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity beyond their place
          <ShownText key={index} run={run} />
        ))}
      </div>
      {folded.some(({ kind }) => kind === 'folded') && (
        <Button variant="quiet" size="sm" className={styles.showAll} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.fold : texts.showAll}
        </Button>
      )}
    </>
  )
}

function tallyOf({ wordsAdded, wordsRemoved }: Changes): string {
  const texts = provenanceTexts.changes
  if (wordsAdded + wordsRemoved === 0) return texts.spacing
  const added = texts.added(wordsAdded, formatNumber(wordsAdded))
  return `${added}, ${texts.removed(wordsRemoved, formatNumber(wordsRemoved))}.`
}

/** Struck through or underlined, and announced as deleted or inserted, so that colour is not needed. */
function ShownText({ run }: { run: ShownRun }) {
  const texts = provenanceTexts.changes
  switch (run.kind) {
    case 'same':
      return run.text
    case 'folded':
      return <span className={styles.unchanged}>{texts.folded(formatNumber(run.words))}</span>
    case 'added':
      return (
        <ins>
          <span className="sr">{texts.addedStart}</span>
          {visible(run.text)}
          <span className="sr">{texts.end}</span>
        </ins>
      )
    case 'removed':
      return (
        <del>
          <span className="sr">{texts.removedStart}</span>
          {visible(run.text)}
          <span className="sr">{texts.end}</span>
        </del>
      )
  }
}

/** A line break alone would be invisible. */
function visible(text: string): string {
  return text.trim() === '' ? text.replace('\n', '¶\n') : text
}
