const schema = (...names: string[]) => new RegExp(`^https://schema\\.org/(${names.join('|')})$`);

/** How a plain value must look, by the name the rule table gives it. Numbers are compared by their text. */
export const valueRules: Record<string, RegExp> = {
  text: /\S/,
  word: /^\S+$/,
  url: /^https?:\/\/[^\s/]+(\/\S*)?$/,
  phone: /^\+1-?\d{3}-?\d{3}-?\d{4}$/,
  price: /^\d+\.\d{2}$/,
  currency: /^USD$/,
  country: /^US$/,
  state: /^[A-Z]{2}$/,
  zip: /^\d{5}$/,
  count: /^\d+$/,
  coordinate: /^-?\d{1,3}\.\d{5,}$/,
  clock: /^([01]\d|2[0-3]):[0-5]\d$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  /** An instant with its offset from UTC. */
  moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  day: /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/,
  dayUnit: /^(DAY|d)$/,
  availability: schema('InStock', 'OutOfStock', 'PreOrder', 'BackOrder', 'InStoreOnly', 'LimitedAvailability', 'SoldOut', 'Discontinued'),
  condition: schema('NewCondition'),
  variation: schema('size', 'color'),
  priceType: schema('StrikethroughPrice', 'ListPrice'),
  eventStatus: schema('EventScheduled', 'EventRescheduled', 'EventPostponed', 'EventCancelled'),
  attendance: schema('OfflineEventAttendanceMode'),
  returnCategory: schema('MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted', 'MerchantReturnUnlimitedWindow'),
  returnFees: schema('FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'),
  returnMethod: schema('ReturnInStore', 'ReturnByMail', 'ReturnAtKiosk'),
  weekday: schema('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'PublicHolidays'),
};
