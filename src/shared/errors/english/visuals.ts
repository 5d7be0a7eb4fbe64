/** Visuals and visual templates. */
export const visualSentences = {
  visualMissing: () => 'This visual does not exist.',
  visualVersionMissing: () => 'This version is no longer kept.',
  visualNameMissing: () => 'Please enter a name for your visual.',
  visualPostMissing: () => 'The post this visual belongs to does not exist.',
  visualSavedElsewhere: () => 'This visual was saved in another window since you opened it.',
  /** `detail` names the place, in English: only programs that send their own documents see it. */
  visualInvalid: ({ detail }: { detail: string }) => `This visual can’t be saved: ${detail}`,
  tooManyVisuals: ({ most }: { most: number }) =>
    `You have ${most} visuals already. Delete one to make room for another.`,
  visualSpaceUsed: ({ megabytes }: { megabytes: number }) =>
    `Your ${megabytes} MB for visuals are used up. Delete some you no longer need, then save this one again.`,
  visualTemplateMissing: () => 'This template does not exist.',
  visualDesignUnsuited: () => 'This post has too little to say for this template or format.',
  visualTemplateNameMissing: () => 'Please enter a name for your template.',
  visualTemplateTooLarge: () => 'This design is too large for a template. Remove some layers and try again.',
  tooManyVisualTemplates: ({ most }: { most: number }) =>
    `There are ${most} templates already. Delete one to make room for another.`,
  drawingsBusy: () => 'Many pictures are being drawn right now. Please try again in a moment.',
  drawingTooMuch: () => 'This visual takes too long to draw for a preview.',
}
