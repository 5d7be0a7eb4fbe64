type Vendor = { vendor: string }

/** What keeps a model, or the composer, from writing. */
export const modelSentences = {
  modelNotSetUp: () => 'This model is not set up on this server. Choose another one.',
  namedModelNotSetUp: ({ model }: { model: string }) => `${model} is not set up on this server. Choose another model.`,
  modelNamedNothing: () => 'The model named no sentences. Try again.',
  modelsForDocuments: () => 'Document upload works with GPT-5, GPT-4o and GPT-4.1.',

  modelRefused: ({ vendor }: Vendor) =>
    `${vendor} declined to write about this source. Try another model or another source.`,
  modelRejectedKey: ({ vendor }: Vendor) =>
    `${vendor} did not accept this server’s key. Choose another model; administrators see this under Models.`,
  modelAllowanceUsed: ({ vendor }: Vendor) =>
    `This server has used up its allowance with ${vendor}. Choose another model.`,
  modelBusy: ({ vendor }: Vendor) => `${vendor} is getting too many requests from this server. Try again in a minute.`,
  modelDown: ({ vendor }: Vendor) => `${vendor} is not available right now. Try again in a minute.`,
  modelUnknown: ({ vendor }: Vendor) => `${vendor} does not offer this model to this server. Choose another one.`,
  articleTooLongForModel: ({ vendor }: Vendor) =>
    `The article is too long for this model of ${vendor}. Choose another one.`,
  modelBadRequest: ({ vendor }: Vendor) => `${vendor} could not work with this request. Choose another model.`,
  modelConnectionLost: ({ vendor }: Vendor) =>
    `${vendor} could not be reached, or the connection broke off. Try again.`,
  modelUnreadable: ({ vendor }: Vendor) =>
    `${vendor} sent an answer that could not be read. Try again, or choose another model.`,
  modelSlowToBegin: ({ vendor }: Vendor) => `${vendor} took too long to begin. Try again, or choose another model.`,
  modelSilent: ({ vendor }: Vendor) =>
    `${vendor} stopped sending before the post was finished. Try again, or choose another model.`,
  modelSlow: ({ vendor }: Vendor) => `${vendor} took too long to finish the post. Try again, or choose another model.`,
  modelLengthLimit: ({ vendor }: Vendor) =>
    `${vendor} stopped at its length limit before the post was finished. Try again, or choose another model.`,
  modelEndless: ({ vendor }: Vendor) => `${vendor} did not come to an end. Try again, or choose another model.`,
  modelEmpty: ({ vendor }: Vendor) => `${vendor} answered with an empty text. Try again, or choose another model.`,
  modelWithoutOpenings: ({ vendor }: Vendor) =>
    `${vendor} gave no first line that fits above the fold. Try again, or choose another model.`,
  modelWithoutPassage: ({ vendor }: Vendor) =>
    `${vendor} did not answer with a new wording of this sentence alone, so nothing was changed. Try again, or choose another model.`,
  /** `why` is the model's own explanation; empty when it gave none. */
  passageUnsupported: ({ why }: { why: string }) =>
    `The source has nothing that would bear this out, so the sentence stays as it is.${why ? ` The model says: ${why}` : ''}`,
  modelIncomplete: ({ vendor }: Vendor) => `${vendor} broke off before the post was finished. Try again.`,

  composerBusy: () => 'Many posts are being composed right now. Please try again in a moment.',
  composerTooMuch: () => 'This text takes too long to compose from. Use a part of it, or choose a model.',
  /** `language` is its English name where it is none that posts are written in; else empty. */
  composerQuotesNothing: ({ language }: { language: string }) =>
    `The built-in writer can quote nothing of this text: no sentence in it stands on its own${language ? `, or where it ends can’t be told (${language})` : ''}. Choose an AI model, or paste single sentences as text.`,
  composerCannotTranslate: () => 'Without a model nothing can be translated. Choose a model.',
  composerCannotFollow: () => 'The built-in writer can’t follow instructions. Choose an AI model.',
  composerCannotRewrite: () => 'The built-in writer can’t rewrite a sentence. Choose an AI model.',
  composerWritesOneDraft: () => 'The built-in writer makes one draft. Choose an AI model to compare several.',
  composerCannotShorten: () =>
    'Without a model this post can’t get any shorter. Shorten it by hand, or choose a model.',
  composerCannotLengthen: () =>
    'The article has no other sentence that stands on its own. Write on by hand, or choose a model.',
  composerHasNoOpening: () =>
    'The article has no other sentence that could open this post. Write one by hand, or choose a model.',
  composerHasNoAngle: () =>
    'The article has too few other sentences for another post. Choose a model to find another angle.',
  composerOtherLanguage: () =>
    'The article is in another language than the post. Choose a model to find other openings.',
}
