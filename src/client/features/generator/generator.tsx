import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { EarlierPostLine } from '#client/features/sources/earlier-post-line'
import { breakpoints, matchesMedia } from '#client/lib/breakpoints'
import { cx } from '#client/lib/cx'
import { lazyPart } from '#client/lib/lazy-part'
import { useMediaQuery } from '#client/lib/use-media-query'
import { mayWrite } from '#client/queries/may-write'
import { Callout } from '#client/ui/callout'
import { PageHead } from '#client/ui/page-head'
import { hasContent } from './form/begun-form.ts'
import { FormRecap } from './form/form-recap.tsx'
import { GenerateForm } from './form/generate-form.tsx'
import { ProTips } from './form/pro-tips.tsx'
import styles from './generator.module.css'
import { useHandedOver } from './handed-over/use-handed-over.ts'
import { ResultPanel } from './result/result-panel.tsx'
import { GenerationFailure } from './run/generation-failure.tsx'
import { remedyFor } from './run/generation-state.ts'
import { GenerationStatus } from './run/generation-status.tsx'
import { type GivenSource, giveSource } from './start/given-source.ts'
import { useStartAnywhere } from './start/use-start-anywhere.ts'
import { generatorTexts } from './texts.ts'
import { useGenerator } from './use-generator.ts'

/** Only on phones whose browser offers it. */
const InstallLine = lazyPart(async () => (await import('./start/install-line.tsx')).InstallLine)
/** Only for authors who have handed over a page. */
const HandedOverPanel = lazyPart(async () => (await import('./handed-over/handed-over-panel.tsx')).HandedOverPanel)

/**
 * The page's head above form and result in two columns. Once a post is written the form collapses into one line of the
 * head.
 */
export function Generator() {
  const generator = useGenerator()
  const { form, source, generation, shown, sent, isRunning } = generator
  const { user, options } = generator.available
  const [isFormOpen, setIsFormOpen] = useState(() => !shown.isLoading && !shown.post)
  const [asksFor, setAsksFor] = useState<'text' | 'opinion' | null>(null)
  const handedOver = useHandedOver()
  const panel = useRef<HTMLDivElement>(null)
  useMoveTo(panel, isRunning)
  const [, navigate] = useLocation()

  const { error } = generation
  const hasPost = isRunning || shown.isLoading || shown.post !== undefined
  // after a failure the form stays open for corrections; on a phone it would come between the author and the messages
  // about the post
  const isReader = !mayWrite(user)
  const isFolded = hasPost && (!isFormOpen || isReader)
  const isHandheld = useMediaQuery(breakpoints.handheld)
  const isFoldedOnPhone = error !== null && !isFormOpen

  useStartAnywhere((given: GivenSource) => {
    if (isRunning || isReader) return
    if (!hasPost && form.file === null && !hasContent(form.values)) return source.take(given)
    giveSource(given)
    navigate('/generate') // a form of its own
  })

  function start(send: () => boolean) {
    setAsksFor(null)
    setIsFormOpen(!send())
  }

  function askFor(field: 'text' | 'opinion') {
    generation.dismiss()
    if (field === 'text') form.openTab('text-input')
    setIsFormOpen(true)
    setAsksFor(field)
  }

  const recap = (
    <FormRecap
      form={form}
      options={options}
      user={user}
      article={source.article}
      isRunning={isRunning}
      onOpen={() => setIsFormOpen(true)}
      onAgain={() => start(() => generator.generate())}
    />
  )

  /** What the form was, above the post; on phones, which begin with the post, below it. */
  const folded = !isReader && (
    <>
      {recap}
      {source.earlierPost && (
        <div className={styles.earlier}>
          <EarlierPostLine post={source.earlierPost} />
        </div>
      )}
    </>
  )

  return (
    <>
      <GenerationStatus generation={generation} post={shown.post} />
      <div className={cx(styles.head, isFolded && styles.folded)}>
        <PageHead title={generatorTexts.title} windowTitle={generatorTexts.windowTitle} />
        {isFolded ? !isHandheld && folded : isFoldedOnPhone && <div className={styles.onPhone}>{recap}</div>}
      </div>
      <div
        className={cx(
          styles.page,
          hasPost && styles.withPost,
          isFolded && styles.folded,
          isFoldedOnPhone && styles.foldedOnPhone,
        )}
      >
        <div className={styles.form} hidden={isFolded} onPasteCapture={handedOver.onPasteCapture}>
          {isHandheld && !hasPost && (
            <Suspense>
              <InstallLine />
            </Suspense>
          )}
          {handedOver.page && (
            <Suspense>
              <HandedOverPanel page={handedOver.page} form={form} onDone={handedOver.forget} />
            </Suspense>
          )}
          {isReader ? (
            <Callout title={generatorTexts.reader} />
          ) : (
            <GenerateForm
              form={form}
              source={source}
              available={generator.available}
              isPending={isRunning}
              asksFor={asksFor}
              isUpgradeOffered={error !== null && remedyFor(error) === 'upgrade'}
              onSubmit={(change) => start(() => generator.generate(change))}
            />
          )}
        </div>
        <div className={styles.result} hidden={isReader && !hasPost}>
          <ResultPanel
            generation={generation}
            sent={sent}
            models={options?.config.models}
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
                  onAskFor={askFor}
                />
              )
            }
            panelRef={panel}
            isWide={isFolded}
          />
          {!hasPost && <ProTips />}
        </div>
        {isFolded && isHandheld && <div>{folded}</div>}
      </div>
    </>
  )
}

/**
 * Scrolls to the result where the form is above it. On phones the form collapses too, and with it the focused button.
 */
function useMoveTo(panel: RefObject<HTMLElement | null>, isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return
    if (matchesMedia(breakpoints.medium)) panel.current?.scrollIntoView({ block: 'start' })
    if (matchesMedia(breakpoints.phone)) panel.current?.focus({ preventScroll: true })
  }, [panel, isRunning])
}
