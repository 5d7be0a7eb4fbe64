import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { EarlierPostLine } from '#client/features/sources/earlier-post-line'
import { breakpoints, matchesMedia } from '#client/lib/breakpoints'
import { cx } from '#client/lib/cx'
import { lazyPart } from '#client/lib/lazy-part'
import { PageHead } from '#client/ui/page-head'
import { FormRecap } from './form/form-recap.tsx'
import { GenerateForm } from './form/generate-form.tsx'
import styles from './generator.module.css'
import { useHandedOver } from './handed-over/use-handed-over.ts'
import { ResultPanel } from './result/result-panel.tsx'
import { GenerationFailure } from './run/generation-failure.tsx'
import { remedyFor } from './run/generation-state.ts'
import { GenerationStatus } from './run/generation-status.tsx'
import { generatorTexts } from './texts.ts'
import { useGenerator } from './use-generator.ts'

/** For who has handed a page over. */
const HandedOverPanel = lazyPart(async () => (await import('./handed-over/handed-over-panel.tsx')).HandedOverPanel)

/** The page's head, then form and result side by side. Once a post is written the form folds into one line of the head. */
export function Generator() {
  const generator = useGenerator()
  const { form, source, generation, shown, sent, isRunning } = generator
  const { user, offer } = generator.available
  const [isFormOpen, setIsFormOpen] = useState(() => !shown.isLoading && !shown.post)
  const [asksForText, setAsksForText] = useState(false)
  const handedOver = useHandedOver()
  const panel = useRef<HTMLDivElement>(null)
  useMoveTo(panel, isRunning)

  const { error } = generation
  const hasPost = isRunning || shown.isLoading || shown.post !== undefined
  // what went wrong is to be put right in the form; on a phone it would stand between the author and what is said of it
  const isFolded = hasPost && !isFormOpen
  const isFoldedOnPhone = error !== null && !isFormOpen

  function start(send: () => boolean) {
    setAsksForText(false)
    setIsFormOpen(!send())
  }

  function pasteText() {
    generation.dismiss()
    form.openTab('text-input')
    setIsFormOpen(true)
    setAsksForText(true)
  }

  const recap = (
    <FormRecap
      form={form}
      offer={offer}
      user={user}
      article={source.article}
      isRunning={isRunning}
      onOpen={() => setIsFormOpen(true)}
      onAgain={() => start(generator.generate)}
    />
  )

  return (
    <>
      <GenerationStatus generation={generation} post={shown.post} />
      <div className={cx(styles.head, isFolded && styles.folded)}>
        <PageHead
          title={generatorTexts.title}
          windowTitle={generatorTexts.windowTitle}
          description={isFolded ? undefined : generatorTexts.lede}
        />
        {isFolded ? recap : isFoldedOnPhone && <div className={styles.onPhone}>{recap}</div>}
        {isFolded && source.earlierPost && (
          <div className={styles.earlier}>
            <EarlierPostLine post={source.earlierPost} />
          </div>
        )}
      </div>
      <div className={cx(styles.page, isFolded && styles.folded, isFoldedOnPhone && styles.foldedOnPhone)}>
        <div className={styles.form} hidden={isFolded} onPasteCapture={handedOver.onPasteCapture}>
          {handedOver.page && (
            <Suspense>
              <HandedOverPanel page={handedOver.page} form={form} onDone={handedOver.forget} />
            </Suspense>
          )}
          <GenerateForm
            form={form}
            source={source}
            available={generator.available}
            isPending={isRunning}
            asksForText={asksForText}
            isUpgradeOffered={error !== null && remedyFor(error) === 'upgrade'}
            onSubmit={() => start(generator.generate)}
          />
        </div>
        <ResultPanel
          generation={generation}
          sent={sent}
          models={offer?.config.models}
          shown={shown}
          user={user}
          failure={
            error && (
              <GenerationFailure
                error={error}
                article={generation.article}
                isFile={Boolean(sent?.request.file)}
                isDraftKept={generation.isKept}
                user={user}
                onRetry={() => start(generator.retry)}
                onAccept={() => start(generator.accept)}
                onPasteText={pasteText}
              />
            )
          }
          panelRef={panel}
          isWide={isFolded}
        />
      </div>
    </>
  )
}

/**
 * Where the form stands above the result, what is being written would be out of sight. On phones the form folds as well,
 * and with it the button that had the focus.
 */
function useMoveTo(panel: RefObject<HTMLElement | null>, isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return
    if (matchesMedia(breakpoints.medium)) panel.current?.scrollIntoView({ block: 'start' })
    if (matchesMedia(breakpoints.phone)) panel.current?.focus({ preventScroll: true })
  }, [panel, isRunning])
}
