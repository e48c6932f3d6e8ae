/**
 * The shape of everything under `content/`, as GraphQL sees it. Descriptions show in GraphiQL and are the
 * content's reference; `content/schema/*.schema.json` says the same to editors, and
 * `__tests__/content/schema-agreement.test.ts` proves that the two agree field by field.
 */
export const typeDefs = /* GraphQL */ `
  """
  A place in the design that a picture fills. Widths, shapes and qualities: src/content/picture-slots.ts.
  """
  enum PictureSlot {
    HERO_TALL
    HERO_WIDE
    SPACE_WIDE
    SPACE
    OVERVIEW_TILE
    EXPERIENCE
    STORY
    ABOUT_GALLERY
    CATEGORY
    FURTHER_CATEGORY
    PORTFOLIO_TILE
    LIGHTBOX
    FILM_POSTER
    OFFERS_WIDE
    OFFERS_SQUARE
    NOT_FOUND_TALL
    NOT_FOUND_WIDE
    SHARE
  }

  """
  What must survive a crop, from 0 (start, top) to 1 (end, bottom).
  """
  type Focus @dontInfer {
    x: Float!
    y: Float!
  }

  """
  A photograph: its file, and the words for those who do not see it.
  """
  type Picture @dontInfer {
    "The file, beside the JSON that names it."
    src: File! @fileByRelativePath
    "One plain sentence; empty where the picture only decorates words beside it."
    alt: String!
    "What must survive a crop; the middle when absent."
    focus: Focus
  }

  """
  A labelled way on.
  """
  type Action @dontInfer {
    label: String!
    "A path of this site, such as /contact."
    path: String!
  }

  """
  What search engines and link previews read of a page.
  """
  type Seo @dontInfer {
    "15 to 60 characters."
    title: String!
    "70 to 160 characters."
    description: String!
    keywords: [String!]!
    "Becomes the 1200x630 picture of link previews."
    picture: Picture!
  }

  """
  One stretch of opening hours, Kuwait time, 24-hour clock. An end at or before the start is after midnight.
  """
  type OpenRange @dontInfer {
    from: String!
    to: String!
  }

  """
  Days on which other hours hold, such as Ramadan or Eid. No ranges: closed.
  """
  type HoursException @dontInfer {
    name: String!
    "First day, YYYY-MM-DD."
    from: String!
    "Last day, YYYY-MM-DD."
    to: String!
    open: [OpenRange!]!
  }

  type Hours @dontInfer {
    sunday: [OpenRange!]!
    monday: [OpenRange!]!
    tuesday: [OpenRange!]!
    wednesday: [OpenRange!]!
    thursday: [OpenRange!]!
    friday: [OpenRange!]!
    saturday: [OpenRange!]!
    exceptions: [HoursException!]!
  }

  """
  The hours in words, derived from Salon.hours when the site is built.
  """
  type HoursText @dontInfer {
    "The hours that most days keep: 10am to 9pm."
    headline: String!
    "The days that keep them."
    days: String!
    "The same for narrow places."
    daysShort: String!
    "Every group of days, then the exceptions that are not over."
    lines: [String!]!
  }

  "The day on which the site was built, Kuwait time; what depends on it is made anew each day."
  type BuildDay implements Node @dontInfer {
    "YYYY-MM-DD"
    date: String!
  }

  type Brand @dontInfer {
    "The short name, Zahrelle."
    name: String!
    "The name as it is registered, for the copyright line."
    fullName: String!
    tagline: String!
    "The footer's short description."
    description: String!
    "Year of founding."
    founded: Int!
    "The wordmark for light grounds (SVG)."
    logo: File! @fileByRelativePath
    "The wordmark for dark grounds (SVG)."
    logoOnDark: File! @fileByRelativePath
    "The wordmark drawn for very large sizes (SVG)."
    logoDisplay: File! @fileByRelativePath
    "The square mark, from which icons are made (SVG)."
    mark: File! @fileByRelativePath
  }

  type Address @dontInfer {
    block: String!
    building: String!
    street: String!
    district: String!
    country: String!
    landmarks: [String!]!
  }

  type Geo @dontInfer {
    latitude: Float!
    longitude: Float!
  }

  type Social @dontInfer {
    instagram: String!
    facebook: String!
  }

  type SalonMap @dontInfer {
    "What stands there until the map has loaded, four units wide to three high."
    drawing: File! @fileByRelativePath
    "A map's keyless embed address."
    embedUrl: String!
    "Where the directions link leads."
    directionsUrl: String!
  }

  """
  Words of the frame around every page.
  """
  type LayoutMessages @dontInfer {
    skipLink: String!
    logoLabel: String!
    mainNavigation: String!
    menuOpen: String!
    menuClose: String!
    menuLabel: String!
    breadcrumbLabel: String!
    bookNow: String!
    reviews: String!
    quickLinks: String!
    visit: String!
    "The street address; {street} and {block} are filled in."
    street: String!
    follow: String!
    instagram: String!
    facebook: String!
    whatsapp: String!
    "{number} is the salon's number as it is shown."
    call: String!
    "{year} and {name} are filled in."
    copyright: String!
    dismiss: String!
  }

  """
  Words around opening hours; the hours themselves are derived.
  """
  type HoursMessages @dontInfer {
    "When all seven days keep the same hours, in the footer."
    allDays: String!
    "The same, short, in the menu."
    everyDay: String!
    "The same on the contact page; {hours} is filled in."
    allDaysLine: String!
    "A range in running text; {from} and {to}."
    range: String!
    "A range in the contact page's line; {from} and {to}."
    rangeLine: String!
    "Between two ranges of a day."
    rangeJoin: String!
    "{days} and {hours}, where days differ."
    dayLine: String!
    closed: String!
    "{time}"
    openUntil: String!
    "{time}, today"
    opensAt: String!
    "{time}"
    opensTomorrow: String!
    "{day}, a weekday or a date, and {time}"
    opensOn: String!
    "{name}, {from}, {to} and {hours} of a dated exception that is near."
    exception: String!
    sunday: String!
    monday: String!
    tuesday: String!
    wednesday: String!
    thursday: String!
    friday: String!
    saturday: String!
  }

  """
  The error catalogue of the specification, section 8.
  """
  type ErrorMessages @dontInfer {
    enquiryFailedTitle: String!
    enquiryFailedDescription: String!
    enquirySentTitle: String!
    enquirySentDescription: String!
    unexpected: String!
    unexpectedHome: String!
    portfolioEmpty: String!
    lightboxFailed: String!
  }

  type Messages @dontInfer {
    layout: LayoutMessages!
    hours: HoursMessages!
    errors: ErrorMessages!
  }

  """
  content/site.json: the salon itself. Every brand fact of the site is here.
  """
  type Salon implements Node @dontInfer {
    "The site's own address, without a slash at its end."
    url: String!
    brand: Brand!
    address: Address!
    geo: Geo!
    "The main number, +965 and eight digits."
    phone: String!
    "The number for appointments, a different one."
    bookingPhone: String!
    whatsapp: String!
    email: String!
    "As search engines show it, for example KD 0.5 - KD 150."
    priceRange: String!
    hours: Hours!
    "The hours in words."
    hoursText: HoursText!
    "The day of the build in Kuwait, YYYY-MM-DD."
    builtOn: String!
    social: Social!
    "The search engine's reviews page."
    reviewsUrl: String!
    map: SalonMap!
    "The links of header, menu and footer, in order."
    navigation: [Action!]!
    messages: Messages!
  }

  """
  content/services/categories.json: the kinds of service, in the order of the page.
  """
  type ServiceCategory implements Node @dontInfer {
    "The key of addresses and of services, such as hair-care."
    key: String!
    label: String!
    "A name from static/icons.svg, without its i-."
    icon: String!
    "Whether it is one of the tabs or a section of its own below them."
    hasTab: Boolean!
    "Other anchors that lead here, such as nails."
    aliases: [String!]!
    "Two paragraphs."
    intro: [String!]!
    picture: Picture!
    "Its services, in list order."
    services: [Service!]!
  }

  """
  content/services/services.json: one line of the price list.
  """
  type Service implements Node @dontInfer {
    "The specification's id."
    jsonId: Int!
    "A short name for addresses, unique."
    slug: String!
    name: String!
    category: ServiceCategory! @link(by: "key")
    "As it is shown: KD 7, KD 0.5 or KD 5 to KD 8."
    price: String!
  }

  """
  content/portfolio/portfolio.json: one photograph of the portfolio.
  """
  type PortfolioItem implements Node @dontInfer {
    "Sequential from 1."
    jsonId: Int!
    "One of events, hairstyles, nails, interior, manicure."
    category: String!
    image: Picture!
  }

  """
  content/testimonials/reviews.json: what a client said.
  """
  type Review implements Node @dontInfer {
    name: String!
    "Shown under the name, such as Regular Client."
    label: String!
    quote: String!
  }

  """
  content/testimonials/films.json: a client on film.
  """
  type Film implements Node @dontInfer {
    jsonId: Int!
    title: String!
    "MP4 (H.264), which every browser plays."
    video: File! @fileByRelativePath
    "WebM (VP9), smaller, where the browser takes it."
    videoWebm: File @fileByRelativePath
    "The film's own frame at 6.5 s; npm run poster makes it."
    thumbnail: Picture!
    "WebVTT captions."
    captions: File! @fileByRelativePath
    transcript: String!
    "Seconds."
    duration: Float!
    "YYYY-MM-DD."
    uploadDate: String!
  }

  """
  content/offers/offers.json: a package.
  """
  type Offer implements Node @dontInfer {
    jsonId: Int!
    title: String!
    "KD and a number."
    price: String!
    services: [String!]!
    popular: Boolean!
    "The card's colours: hairCareDelight, moroccanLuxury or goldGlamour."
    shade: String!
  }

  """
  A picture in two shapes: for upright screens and for wide ones.
  """
  type ArtDirectedPicture @dontInfer {
    tall: Picture!
    wide: Picture!
  }

  type HomeHero @dontInfer {
    eyebrow: String!
    heading: String!
    intro: String!
    action: Action!
    slides: [ArtDirectedPicture!]!
    "The slider's name for screen readers."
    label: String!
    pause: String!
    play: String!
  }

  type SpacePhoto @dontInfer {
    caption: String!
    picture: Picture!
  }

  type HomeSpace @dontInfer {
    heading: String!
    lead: String!
    label: String!
    photos: [SpacePhoto!]!
  }

  """
  A fact: {founded}, {serviceCount} and {hours} are filled in.
  """
  type Fact @dontInfer {
    term: String!
    detail: String!
  }

  type HomeWelcome @dontInfer {
    heading: String!
    paragraphs: [String!]!
    facts: [Fact!]!
  }

  type OverviewTile @dontInfer {
    label: String!
    detail: String!
    "Where it leads, such as /services#hair."
    path: String!
    "The tile's colours: hair, skin, nails, massage or makeovers."
    shade: String!
    picture: Picture!
  }

  type HomeOverview @dontInfer {
    heading: String!
    tiles: [OverviewTile!]!
    action: Action!
    "The quiet line that leads to the special offers."
    offersText: String!
    offersAction: Action!
  }

  type HomeExperience @dontInfer {
    heading: String!
    lead: String!
    picture: Picture!
    action: Action!
  }

  """
  A closing invitation. Its action is a link to a page of this site.
  """
  type Closing @dontInfer {
    heading: String!
    lead: String!
    action: Action!
  }

  "content/pages/home.json"
  type HomePage implements Node @dontInfer {
    seo: Seo!
    hero: HomeHero!
    space: HomeSpace!
    welcome: HomeWelcome!
    overview: HomeOverview!
    experience: HomeExperience!
    "Its heading is not shown: the action itself is the headline."
    closing: Closing!
  }

  type AboutStory @dontInfer {
    heading: String!
    lead: String!
    paragraphs: [String!]!
    picture: Picture!
  }

  "The two halves stand on two lines."
  type AboutMission @dontInfer {
    heading: String!
    first: String!
    second: String!
    text: String!
  }

  type AboutValue @dontInfer {
    name: String!
    text: String!
  }

  type AboutValues @dontInfer {
    heading: String!
    items: [AboutValue!]!
  }

  type AboutGallery @dontInfer {
    heading: String!
    pictures: [Picture!]!
  }

  "content/pages/about.json"
  type AboutPage implements Node @dontInfer {
    seo: Seo!
    story: AboutStory!
    mission: AboutMission!
    values: AboutValues!
    gallery: AboutGallery!
    reviewsHeading: String!
    "All reviews, in list order."
    reviews: [Review!]!
    closing: Closing!
  }

  "The search field over all services."
  type ServiceSearchWords @dontInfer {
    label: String!
    placeholder: String!
    clear: String!
    "{count} and {query}"
    resultsOne: String!
    resultsMany: String!
    "{query}"
    empty: String!
    emptyAction: Action!
  }

  "content/pages/services.json"
  type ServicesPage implements Node @dontInfer {
    "All categories, in list order."
    categories: [ServiceCategory!]!
    seo: Seo!
    heading: String!
    "{serviceCount} and {lowestPrice} are filled in."
    intro: String!
    tabsLabel: String!
    book: String!
    "{service}"
    bookLabel: String!
    offersText: String!
    offersAction: Action!
    search: ServiceSearchWords!
    "{date}; the last line of the printed price list."
    printNote: String!
    closing: Closing!
  }

  type PortfolioFilter @dontInfer {
    "all, or a category of the portfolio."
    key: String!
    name: String!
  }

  type LightboxWords @dontInfer {
    label: String!
    close: String!
    previous: String!
    next: String!
    loading: String!
  }

  "content/pages/portfolio.json"
  type PortfolioPage implements Node @dontInfer {
    "All photographs, in list order."
    items: [PortfolioItem!]!
    seo: Seo!
    heading: String!
    subtitle: String!
    filtersLabel: String!
    filters: [PortfolioFilter!]!
    pagesLabel: String!
    "{page}"
    pageLabel: String!
    "{alt}"
    openLabel: String!
    "{shown}, {total} and {category}"
    shown: String!
    lightbox: LightboxWords!
    closing: Closing!
  }

  type PlayerWords @dontInfer {
    "{title}"
    label: String!
    close: String!
    captions: String!
    transcript: String!
    failed: String!
  }

  "content/pages/testimonials.json"
  type TestimonialsPage implements Node @dontInfer {
    "All films, in list order."
    films: [Film!]!
    seo: Seo!
    heading: String!
    subtitle: String!
    "{title}"
    playLabel: String!
    player: PlayerWords!
    closing: Closing!
  }

  "content/pages/special-offers.json"
  type SpecialOffersPage implements Node @dontInfer {
    "All packages, in list order."
    offers: [Offer!]!
    seo: Seo!
    banner: ArtDirectedPicture!
    back: Action!
    heading: String!
    subtitle: String!
    popular: String!
    book: String!
    "{offer}"
    bookLabel: String!
    closing: Closing!
    "The last day of the offers, YYYY-MM-DD."
    validUntil: String!
    "{date}"
    note: String!
    "Shown once that day is past in Kuwait."
    ended: String!
  }

  "A field of the enquiry form: its label, and a sentence for each way it can be wrong (ValidityState)."
  type FieldWords @dontInfer {
    label: String!
    valueMissing: String!
    typeMismatch: String!
    tooLong: String!
  }

  type EnquiryForm @dontInfer {
    heading: String!
    "Said once, for the asterisk."
    required: String!
    name: FieldWords!
    email: FieldWords!
    phone: FieldWords!
    message: FieldWords!
    submit: String!
    sending: String!
    success: String!
    "How the message starts; {subject} is a service or a package."
    messageStart: String!
    "One line: what is kept, how long, who reads it."
    privacy: String!
    whatsapp: String!
    "The text carried to WhatsApp; {name} and {message}."
    whatsappText: String!
    "The same when nothing has been typed."
    whatsappEmpty: String!
    "Shown instead of a form that could not send: without a database, or without JavaScript."
    unavailable: String!
    "Added to the failure: a way that does not need our server."
    whatsappInstead: String!
    callInstead: String!
    "Too many enquiries in a short time."
    tooMany: String!
    "A field that the server would not take."
    refused: String!
    offline: String!
    draftRestored: String!
    draftClear: String!
  }

  type ContactInformation @dontInfer {
    heading: String!
    address: String!
    "{block}"
    block: String!
    "{building}"
    building: String!
    phone: String!
    email: String!
    hours: String!
    map: String!
    "The map's title for screen readers."
    mapTitle: String!
    mapShow: String!
    directions: String!
    follow: String!
  }

  type CallClosing @dontInfer {
    heading: String!
    lead: String!
    call: String!
  }

  "content/pages/contact.json"
  type ContactPage implements Node @dontInfer {
    seo: Seo!
    heading: String!
    intro: String!
    form: EnquiryForm!
    information: ContactInformation!
    closing: CallClosing!
  }

  "content/pages/not-found.json"
  type NotFoundPage implements Node @dontInfer {
    seo: Seo!
    code: String!
    text: String!
    action: Action!
    picture: ArtDirectedPicture!
  }
`;
