/** @jest-environment node */
import { allGroups } from '@/platform/stock/catalogue/all-groups';
import { describeRequest } from '@/platform/stock/pictures/describe-view';
import { workshops } from '@/platform/stock/events/workshops';
import { packetPictureOf } from '@/platform/stock/pictures/hardgoods/seeds/packet-pictures';
import { pictureRequests } from '@/platform/stock/picture-requests';
import type { SceneDescription } from '@/platform/stock/pictures/scene-description';
import { requestsOfGroup } from '@/platform/stock/catalogue/pictures-of-group';

const requests = new Map(pictureRequests().map((request) => [request.name, request]));
const groups = new Map(allGroups().map(({ group }) => [group.code, group]));

/** What the generator is asked to draw: what flowers lie in or on, the species or the flower of a plant, the kind of a thing or a place. */
function subjectOf(scene: SceneDescription): string {
  switch (scene.kind) {
    case 'arrangement':
      return scene.vessel;
    case 'plant':
      return scene.species ?? scene.bloom?.bloom ?? scene.habit;
    case 'hardgood':
      return scene.item;
    case 'place':
      return scene.place;
    default:
      return scene.kind;
  }
}

const products: [code: string, name: string, subject: string, words: RegExp][] = [
  ['100511', 'ALL ROSES CASKET SPRAY', 'casket', /roses .* spray on the lid of a casket$/],
  ['100512', 'MEADOW CASKET SPRAY', 'casket', /daisies .* on the lid of a casket$/],
  ['101811', 'WHITE LILY CASKET SPRAY', 'casket', /lilies .* on the lid of a casket$/],
  ['101812', 'LATE OCTOBER CASKET SPRAY', 'casket', /on the lid of a casket$/],
  ['101813', 'PINK GARDEN CASKET SPRAY', 'casket', /on the lid of a casket$/],
  ['101814', 'NORTHWOODS CASKET SPRAY', 'casket', /evergreen .* on the lid of a casket$/],
  ['101815', 'PURPLE IRIS CASKET SPRAY', 'casket', /irises .* on the lid of a casket$/],
  ['100601', "BRIDE'S GARDEN BOUQUET", 'hand-tied', /hand-tied with ribbon$/],
  ['100602', 'CITY HALL BOUQUET', 'hand-tied', /^Twelve white calla lilies .* hand-tied/],
  ['100603', "MAID'S POSY", 'hand-tied', /hand-tied with ribbon$/],
  ['101901', 'MEADOW BRIDE', 'hand-tied', /hand-tied with ribbon$/],
  ['101902', 'WINTER BRIDE', 'hand-tied', /hand-tied with ribbon$/],
  ['101903', "BRIDESMAID'S ARMFUL", 'hand-tied', /hand-tied with ribbon$/],
  ['100604', 'ROSE BOUTONNIERE', 'lapel', /^One white rose with .* pinned to the lapel/],
  ['100606', 'GARDEN PARTY BOUTONNIERE', 'lapel', /^One coral ranunculus .* lapel/],
  ['101911', 'CALLA BOUTONNIERE', 'lapel', /^One white calla lily .* lapel/],
  ['101915', "USHER'S CARNATION", 'lapel', /^One red carnation .* lapel/],
  ['101912', 'PAIR OF ORCHIDS CORSAGE', 'dress', /^Two lavender orchids .* dress$/],
  ['101914', 'WRIST CORSAGE', 'wristband', /^Three blush spray roses .* on a wristband/],
  [
    '100314',
    'FIRST LILACS',
    'glazed-blue',
    /^Six lavender lilacs, four purple lilacs and three white/,
  ],
  ['101706', 'LILAC WEEK BASKET', 'basket', /^Six lavender lilacs and four white peonies/],
  ['200201', 'MOTH ORCHID', 'orchid', /^A moth orchid with nine magenta blooms/],
  ['103301', 'RUGOSA HEDGE ROSE', 'rose', /^A rugosa rose with seven magenta/],
  ['102201', 'FIDDLE-LEAF FIG', 'fiddle-leaf-fig', /^A fiddle-leaf fig/],
  ['102009', 'MAIDENHAIR FERN', 'maidenhair-fern', /^A maidenhair fern/],
  ['102110', 'COIN PLANT', 'coin-plant', /^A coin plant/],
  ['102010', 'NERVE PLANT', 'nerve-plant', /^A nerve plant/],
  ['102109', 'POLKA DOT PLANT', 'polka-dot-plant', /^A polka dot plant/],
  ['103024', 'CALADIUM, WHITE VEIN', 'caladium', /^A white caladium/],
  ['102008', 'LUCKY BAMBOO', 'lucky-bamboo', /^A stand of lucky bamboo/],
  ['102206', 'CORN PLANT', 'corn-plant', /^A corn plant/],
  ['102209', 'PONYTAIL PALM', 'ponytail-palm', /^A ponytail palm/],
  ['300204', 'BLUE MAMMOTH HOSTA', 'hosta', /^A blue hosta/],
  ['103125', 'HOSTA, SMALL LIME', 'hosta', /^A small lime hosta/],
  ['103205', 'RED TWIG DOGWOOD', 'red-twig-dogwood', /^A red twig dogwood/],
  ['103403', 'CLUMP RIVER BIRCH', 'clump-birch', /^A three-trunked river birch/],
  ['103411', 'SERVICEBERRY, MULTI-STEM', 'serviceberry', /^A multi-stem serviceberry/],
  ['103107', 'SHOWY STONECROP', 'stonecrop', /^A showy stonecrop with seven coral/],
  ['200301', 'HEN & CHICKS BOWL', 'hen-and-chicks', /^A hen and chicks garden in a low .* dish/],
  ['103001', 'PETUNIA, UPRIGHT', 'petunia', /^A petunia with thirteen purple/],
  ['300206', 'BLEEDING HEART', 'bleeding-heart', /^A bleeding heart with eighteen blush/],
  ['102303', 'DANCING LADY ORCHID', 'dancing-lady', /^A dancing lady orchid with 44 yellow/],
  ['103003', 'SNAPDRAGON LADDER', 'snapdragon', /^A snapdragon with five yellow/],
  ['103022', 'TUBEROUS BEGONIA', 'begonia', /^A tuberous begonia with four orange/],
  ['106303', 'TABLE POINSETTIA', 'table-poinsettia', /^A small poinsettia with three red/],
  ['101904', 'FLOWER GIRL BASKET', 'handled-basket', /in a small basket with a handle$/],
  ['300512', 'PAPERWHITES IN A BOWL', 'paperwhites', /five white .* in a low .* dish/],
  ['103007', 'FALL GARDEN MUM', 'mum', /^A garden mum with 22 burgundy/],
  ['103021', 'GARDEN IMPATIENS', 'impatiens', /^Impatiens with 24 blush/],
  ['103032', 'IVY GERANIUM BASKET', 'geranium', /^An ivy geranium basket/],
  ['300104', "GERANIUM, GRANDPA'S RED", 'geranium', /^A red geranium/],
  ['300503', 'SHORT-SEASON TOMATO', 'tomato', /^A tomato plant with six red fruits/],
  [
    '103005',
    'GIANT SUNFLOWER STARTS',
    'sunflower-seedlings',
    /sunflower seedlings in a pack of four$/,
  ],
  ['300103', 'MARIGOLD PLUGS', 'marigold-plugs', /young marigolds .* in a pack of four$/],
  ['105303', 'RHUBARB & GINGER PRESERVE', 'preserve-jar', /^A jar of rhubarb and ginger/],
  ['500201', 'DRIED LAVENDER & EUCALYPTUS WREATH', 'wreath', /^A dried lavender/],
  ['103144', 'BLACK-EYED SUSAN', 'black-eyed-susan', /^A black-eyed Susan with ten yellow/],
  ['103108', 'FERNLEAF YARROW', 'yarrow', /^A fernleaf yarrow with seven yellow/],
  ['103004', 'SWEET ALYSSUM EDGING', 'alyssum', /^A sweet alyssum with 34 white/],
  ['103023', 'LOBELIA, LAKE BLUE', 'lobelia', /^A lobelia with 60 blue/],
  ['103145', 'WILD COLUMBINE', 'columbine', /^A wild columbine with seven red/],
  ['103202', 'LATE PINK PRESTON LILAC', 'preston-lilac', /^A pink Preston lilac with nine blush/],
  ['103203', 'WHITE PANICLE HYDRANGEA', 'panicle-hydrangea', /hydrangea with seven white/],
  ['300304', 'PINK PANICLE HYDRANGEA', 'panicle-hydrangea', /hydrangea with six blush/],
  ['103413', 'PAGODA DOGWOOD', 'pagoda-dogwood', /^A pagoda dogwood with seventeen cream/],
  ['103502', "VIRGIN'S BOWER", 'clematis', /^A virgin's bower on a trellis/],
  ['300306', 'CLIMBING ROSE ON A STAKE', 'climbing-rose', /^A climbing rose on a stake/],
  ['103302', 'PRAIRIE CLIMBER', 'climbing-rose', /^A red climbing rose/],
  ['103602', 'FOUR PEPPERS, MILD TO UNWISE', 'peppers', /bell, banana, .* in a pack of four$/],
  ['103604', 'SWEET BASIL', 'basil', /^A basil/],
  ['300504', 'RHUBARB CROWN', 'rhubarb', /^A rhubarb/],
  ['103607', 'ASPARAGUS CROWNS, TEN', 'asparagus-crowns', /^Ten asparagus crowns/],
  ['103706', 'DINNERPLATE DAHLIA TUBER', 'dahlia-tuber', /^A dahlia tuber/],
  [
    '103148',
    'PRAIRIE STARTER, 32 NATIVE PLUGS & A GARDEN PLAN',
    'plug-tray',
    /^A tray of thirty-two/,
  ],
  ['103501', 'MAILBOX CLEMATIS', 'clematis', /^A purple clematis on a trellis with eleven purple/],
  ['103503', 'ENGELMANN IVY', 'woodbine', /^An Engelmann ivy on a trellis/],
  ['103504', 'CORAL HONEYSUCKLE', 'honeysuckle', /honeysuckle on a trellis with fourteen coral/],
  ['103505', 'HARDY KIWI, A PAIR', 'kiwi-vine', /^A pair of hardy kiwi vines .* two nursery pots$/],
  ['103511', 'CREEPING THYME', 'creeping-thyme', /^A creeping thyme with 96 blush/],
  ['103512', 'MOSS PHLOX', 'moss-phlox', /^A moss phlox with 58 coral/],
  ['103605', 'EVERBEARING STRAWBERRIES', 'strawberry', /with nine red fruits/],
  ['103606', 'RED SUMMER RASPBERRY', 'raspberry', /with twelve red fruits/],
  ['103608', 'SALAD BOWL, CUT & COME AGAIN', 'salad-bowl', /^A bowl of salad greens/],
  ['300501', 'POCKET HERB POT', 'herb-pot', /^A pot of basil, thyme and parsley/],
  ['103705', 'SNOWDROPS, IN THE GREEN', 'snowdrops', /^A clump of snowdrops with nine white/],
  ['103105', 'GARDEN PHLOX', 'garden-phlox', /^A garden phlox with five blush/],
  ['103104', 'SHASTA DAISY', 'shasta-daisy', /^A shasta daisy with nine white/],
  ['300201', 'PURPLE CONEFLOWER', 'coneflower', /^A purple coneflower with seven/],
  ['103401', 'BUR OAK', 'oak', /^A bur oak/],
  ['103405', 'SWAMP WHITE OAK', 'swamp-white-oak', /^A swamp white oak/],
  ['103421', 'EASTERN WHITE PINE', 'white-pine', /^A white pine/],
  ['106102', 'SCOTCH PINE, FULL & UNFASHIONABLE', 'scotch-pine', /^A Scotch pine cut/],
  ['200107', 'NORFOLK PINE', 'norfolk-pine', /^A Norfolk pine/],
  ['300403', 'WEEPING LARCH', 'weeping-larch', /^A weeping larch/],
  ['103422', 'UPRIGHT ARBORVITAE', 'arborvitae', /^An arborvitae/],
  ['102106', 'LEMON CYPRESS', 'lemon-cypress', /^A lemon cypress/],
  ['102307', 'CANE ORCHID', 'cane-orchid', /^A cane orchid with eight lavender/],
  ['102210', 'TREE PHILODENDRON', 'tree-philodendron', /^A tree philodendron/],
  ['103207', 'NORTHERN AZALEA', 'northern-azalea', /^A northern azalea with 27 coral/],
  ['103513', 'WILD GINGER', 'wild-ginger', /^A wild ginger/],
  ['103127', 'LENTEN ROSE, ZONE 5', 'lenten-rose', /^A lenten rose with five burgundy/],
  ['103707', 'TALL TRUMPET LILIES', 'trumpet-lilies', /^A trumpet lily with five cream/],
  ['300401', 'NORTHERN RED MAPLE', 'maple', /^A red maple/],
  ['103002', 'TALL CUTTING ZINNIAS', 'zinnia', /^A cutting zinnia with six bright mixed/],
  ['300203', 'BEE BALM', 'bee-balm', /^A bee balm with six red/],
  ['300105', 'COLEUS IN THE SHADE', 'coleus', /^A coleus/],
  ['103601', 'CHERRY TOMATO, ON THE VINE BY JULY', 'tomato', /with ten red fruits/],
  ['104513', 'CEDAR ARBOR', 'arbor', /^A cedar arbor/],
  ['105201', 'PEONY BIRTHDAY CARD', 'greeting-card', /^A birthday card with a peony/],
  ['105202', 'WITH SYMPATHY CARD', 'greeting-card', /^A sympathy card with gray-green stems/],
  ['105206', 'WELCOME, LITTLE ONE CARD', 'greeting-card', /^A new baby card with a bean/],
  ['600402', 'WOODEN LOON ORNAMENT', 'loon', /^A painted wooden loon$/],
  ['106402', 'COPPER BIRCH LEAF', 'birch-leaf', /^A birch leaf in copper$/],
  ['400203', 'BYPASS PRUNERS', 'pruners', /^A pair of bypass pruners$/],
  ['104211', 'DEADHEADING SNIPS', 'snips', /^A pair of deadheading snips$/],
  ['102502', 'CYCLAMEN', 'cyclamen', /^A cyclamen with eight blush blooms/],
  ['102507', 'HOLIDAY CACTUS', 'leaf-cactus', /^A holiday cactus with seven blush blooms/],
  ['600302', 'CHRISTMAS CACTUS', 'leaf-cactus', /^A Christmas cactus with eight blush blooms/],
  ['102508', 'PRIMROSE POT', 'primrose', /^A primrose with ten yellow blooms/],
  ['102503', 'RED ANTHURIUM', 'anthurium', /^A red anthurium with six red blooms/],
  ['102513', 'EASTER LILY', 'easter-lily', /^An Easter lily with five white blooms/],
  ['102405', 'LITTLE AZALEA', 'little-azalea', /^A little azalea with six purple blooms/],
  [
    '103008',
    "GREAT-AUNT SIGRID'S HELIOTROPE",
    'heliotrope',
    /^A heliotrope with four purple blooms/,
  ],
  [
    '106301',
    'MARBLED POINSETTIA',
    'table-poinsettia',
    /^A marbled poinsettia with three blush blooms/,
  ],
  [
    '102609',
    'LIVING STONES',
    'living-stones',
    /^A cluster of living stones in a low stoneware dish/,
  ],
  ['102607', 'JADE PLANT', 'jade-plant', /^A jade plant/],
  ['200303', 'OLD MAN CACTUS', 'old-man-cactus', /^An old man cactus/],
  ['102604', 'PINK ECHEVERIA', 'echeveria', /^A pink echeveria with three coral/],
  [
    '102702',
    'PATCHWORK BASKET GARDEN',
    'patchwork-garden',
    /^A garden of ivy and palm with seven yellow/,
  ],
  [
    '200311',
    'EUROPEAN DISH GARDEN',
    'european-dish-garden',
    /^A European dish garden with five blush/,
  ],
  ['102202', 'BIRD OF PARADISE', 'bird-of-paradise', /^A bird of paradise with three orange/],
  ['102701', 'DESERT DISH', 'desert-dish', /^A desert dish garden with four yellow/],
  ['102605', 'ZEBRA HAWORTHIA', 'zebra-haworthia', /^A zebra haworthia/],
  ['102606', 'AFRICAN MILK TREE', 'african-milk-tree', /^An African milk tree/],
  ['102811', 'BONSAI TRAY', 'bonsai-tray', /^An oxblood bonsai tray/],
  ['102809', 'ORCHID POT WITH SLOTS', 'orchid-pot', /^A slotted orchid pot/],
  ['102504', 'RED AMARYLLIS', 'amaryllis', /^A red amaryllis with four red/],
  ['102511', 'BROMELIAD', 'bromeliad', /^A bromeliad with three red/],
  ['102506', 'KALANCHOE', 'kalanchoe', /^A kalanchoe with four orange/],
  ['102509', 'POTTED MUM', 'mum', /^A potted mum with fourteen yellow/],
  ['200203', 'LADY SLIPPER ORCHID', 'slipper-orchid', /^A lady slipper orchid with three green/],
  ['200102', 'PEACE LILY', 'peace-lily', /^A peace lily with five white/],
  [
    '102705',
    'CONDOLENCE GARDEN',
    'peace-lily-garden',
    /^A fern and peace lily garden with three white/,
  ],
  ['200302', 'ALOE, THE BURN PLANT', 'aloe', /^An aloe/],
  ['102608', 'BLUE AGAVE', 'agave', /^A blue agave/],
  ['200304', 'JADE BONSAI', 'jade-bonsai', /^A jade bonsai in a bonsai tray/],
  ['102205', 'INDOOR OLIVE TREE', 'olive-tree', /^An indoor olive tree/],
  ['102208', 'ORANGE TREE IN BLOSSOM', 'orange-tree', /^An orange tree with nine white/],
  ['102101', 'SPIDER PLANT', 'spider-plant', /^A spider plant/],
  ['102707', 'FIG BONSAI', 'fig-bonsai', /^A fig bonsai in a bonsai tray/],
  ['106203', 'WHITE PINE ROPE', 'rope', /^A rope of white pine/],
  ['600203', 'CEDAR GARLAND', 'garland', /^A cedar garland$/],
  ['101608', 'BREATHING ROOM', 'glass-cylinder', /^Nine white branches of baby's breath in/],
  ['103704', 'HYACINTH IN A GLASS', 'hyacinth', /^A hyacinth with one blue bloom .* bulb glass$/],
  ['104512', 'HOOPED BORDER FENCE', 'hoop-fence', /^A low border fence of overlapping hoops$/],
  ['103304', 'HYBRID TEA, FOR THE PATIENT', 'hybrid-tea', /^A hybrid tea rose with five red/],
  ['103306', 'BURGUNDY SHRUB ROSE', 'shrub-rose', /^A burgundy shrub rose with ten burgundy/],
  ['103123', 'LUNGWORT', 'lungwort', /^A lungwort with seven blue/],
  [
    '103204',
    'BLUE MOUNTAIN HYDRANGEA, ZONE 5',
    'lacecap-hydrangea',
    /^A blue mountain hydrangea with five blue/,
  ],
  ['103603', 'BROCCOLI & KALE PLUGS', 'plug-tray', /^A tray of broccoli and kale plugs$/],
  ['102007', 'SILVER SNAKE PLANT', 'silver-snake-plant', /^A silver snake plant/],
  ['200312', 'MOSS & FERN BOWL', 'moss-fern-bowl', /^A moss and fern garden in a low/],
  ['103006', 'PURPLE FOUNTAIN GRASS', 'fountain-grass', /^A purple fountain grass/],
  ['103106', 'RUSSIAN SAGE', 'russian-sage', /^A Russian sage with fifteen lavender/],
  ['102306', 'JEWEL ORCHID', 'jewel-orchid', /^A jewel orchid with three white/],
  ['105203', 'PLANTABLE THANK-YOUS, SIX', 'seed-cards', /^Six cards of poppy seed paper$/],
  ['104124', 'RABBIT GUARDS FOR YOUNG TREES', 'trunk-guards', /spiral rabbit guards/],
  ['104126', 'SLUG SAUCERS, CLAY', 'slug-saucer', /^A set of three clay slug saucers/],
  ['400505', 'TALL ENTRY URN', 'urn', /^A tall entry urn$/],
  ['300106', 'PANSY BOWL', 'pansy-bowl', /^A bowl of yellow and purple pansies .* low stoneware/],
  ['300515', 'HARDY GARLIC BULBS', 'garlic-heads', /^Three heads of hardneck garlic$/],
  ['500303', 'MAPLE & HONEY PAIR', 'syrup-and-honey', /^A bottle .* jar of honey in one box$/],
  ['500302', 'WILD RICE SOUP KIT', 'soup-kit', /^A bag of wild rice with dried mushrooms/],
  ['400204', 'CEDAR FAN TRELLIS', 'cedar-fan', /^A cedar fan trellis$/],
  ['103031', 'CALIBRACHOA BASKET', 'calibrachoa', /^A calibrachoa basket with 96 yellow/],
  ['102505', 'PAPERWHITES IN GRAVEL', 'paperwhites', /nine white .* glass bowl of gravel$/],
  ['102305', 'ORCHID IN A BASKET', 'basket-orchid', /in a basket with a handle$/],
  ['100215', 'CHAPEL CALLAS', 'twine-tied', /^Nine white calla lilies tied with twine$/],
  ['102006', "BIRD'S NEST FERN", 'birds-nest-fern', /^A bird's nest fern/],
  ['200105', 'GOLDEN POTHOS', 'golden-pothos', /^Golden pothos/],
  ['103121', 'ASTILBE', 'astilbe', /^An astilbe with six red/],
  ['104511', 'FLEXIBLE STEEL EDGE', 'steel-edging', /^A coil of rust-brown steel/],
  ['103210', 'MUGO PINE, TRULY DWARF', 'mugo-pine', /^A dwarf mugo pine/],
  ['300101', 'PORCH HANGING BASKET', 'petunia', /^A hanging basket with eighteen purple/],
];

const packets: [code: string, name: string, word: RegExp][] = [
  ['103702', 'LAWN CROCUS', /crocus/],
  ['300514', 'SQUILL FOR THE LAWN', /squill/],
  ['104301', 'OLD SWEET PEAS', /sweet pea/],
  ['400303', 'MOONFLOWER & MORNING GLORY', /moonflower and morning glory/],
  ['104302', 'POPPIES ON SNOW', /poppy/],
  ['400301', 'PRAIRIE PATCH SEED', /prairie/],
];

const events: [name: string, subject: string, words: RegExp][] = [
  ['Gingerbread Glasshouse', 'gingerbread-house', /^A glasshouse of gingerbread/],
  ['Terrarium Evenings', 'terrarium', /^A glass bowl of moss and ferns/],
  ['Snow Day Terrariums', 'terrarium', /^A glass bowl of moss and ferns/],
  ['Garland by the Yard', 'garland', /garland$/],
  ['Kokedama', 'moss-ball-fern', /^A kokedama fern in a ball of moss tied with string$/],
  ['Bean Teepee Builders', 'bean-teepee', /^A bean teepee of six poles$/],
  ['Fairy Garden', 'fairy-garden', /^A fairy garden with a tiny house/],
  ['Pond in a Barrel', 'water-lily', /three white blooms in a half barrel of water$/],
  ['Santa Among the Poinsettias', 'greenhouse', /^Santa among the poinsettias/],
  ['Paint a Clay Pot', 'painted-pot', /^A painted clay pot with a marigold$/],
  ['Mosaic Stepping Stone', 'mosaic-stone', /^A stepping stone set with broken plates$/],
  ['Fall Porch Pots', 'autumn-pot', /^A porch pot of mums, kale and grasses/],
  ['The Kitchen Herb Pot', 'kitchen-herbs', /^A garden of six kitchen herbs/],
  ['Spruce Tip Winter Pots', 'winter-greens', /spruce tips, birch and red twigs/],
  ['Deer: An Evening of Honesty', 'garden-bed', /^A deer in a garden under snow$/],
  ['Raised Bed in a Morning', 'raised-bed', /^A raised bed newly planted/],
  ['Flower Crowns', 'flower-crown', /^A flower crown of small roses/],
  ['Dried Flower Wreath', 'wreath', /^A grapevine wreath of dried strawflower, statice/],
  ['Evergreen Swag for a Lamp Post', 'swag', /^An evergreen swag on a lamp post$/],
];

const asked: [name: string, subject: string, words: RegExp][] = [
  ['articles/hardening-off-day-by-day', 'front-porch', /^Packs of tomato seedlings .* spring$/],
  ['articles/birches-want-cold-feet', 'clump-birch', /^A three-trunked river birch/],
  ['articles/dogwoods-for-red-winters', 'red-twig-dogwood', /^A red-osier dogwood in winter/],
  ['articles/blueberries-in-limestone-country', 'blueberry', /with 36 blue fruits/],
  ['articles/raspberries-that-stay-put', 'raspberry', /with fourteen red fruits/],
  ['articles/clematis-by-pruning-group', 'clematis', /^A clematis on a trellis/],
  ['articles/milkweeds-and-monarchs', 'milkweed', /^A monarch on a swamp milkweed/],
  ['articles/salt-spray-and-sidewalk-salt', 'sidewalk', /^A salted sidewalk in winter/],
  ['articles/poinsettias-past-new-year', 'lily', /^A poinsettia with eight red blooms/],
  ['articles/oaks-for-the-next-century', 'oak', /^A young bur oak/],
  ['articles/planting-a-tree-that-lives', 'maple', /^A young red maple/],
  ['articles/arborvitae-without-brown-sides', 'arborvitae', /^An arborvitae growing/],
  ['articles/five-plants-for-a-north-window', 'windowsill', /^A snake plant, .* on a windowsill$/],
  ['articles/daylilies-beyond-the-orange-one', 'lily', /^A daylily with five burgundy/],
  ['articles/dahlias-from-tuber-to-frost', 'dahlia', /^A dahlia with seven coral/],
  ['workshops/ikebana', 'ikebana', /^An ikebana of a bare branch, .* shallow dish$/],
  ['workshops/holiday-centerpiece', 'evergreen-centerpiece', /^A low centerpiece of evergreens/],
  ['workshops/succulent-bowl', 'succulent-bowl', /^A bowl of succulents in a low stoneware dish$/],
  ['workshops/spring-container', 'spring-pot', /^A pot of tulips, violas and ivy/],
  ['workshops/tree-planting', 'maple', /^A young sugar maple/],
  ['workshops/lilac-walk', 'lilac', /^A purple lilac with eleven purple/],
  ['workshops/hydrangea-talk', 'panicle-hydrangea', /^A panicle hydrangea with six blush/],
];

describe('the subject of a picture is the product', () => {
  it.each(products)('%s %s is drawn as %s', (code, name, subject, words) => {
    const group = groups.get(code);
    if (!group) throw new Error(`${code} is not sold`);
    expect(group.name).toBe(name);
    const [whole] = requestsOfGroup(group);
    if (!whole) throw new Error(`${code} has no picture`);
    expect(subjectOf(whole.scene)).toBe(subject);
    expect(describeRequest(whole).alt).toMatch(words);
  });

  it.each(packets)('%s %s is printed with the plant itself', (code, name, word) => {
    const group = groups.get(code);
    expect(group?.name).toBe(name);
    const scene = group?.scene;
    if (scene?.kind !== 'hardgood') throw new Error(`${code} is no packet`);
    expect(scene.item).toBe('seed-packet');
    expect(scene.name).toMatch(word);
    expect(packetPictureOf(scene.name)).toBeDefined();
  });

  it.each([
    ['600101', 'tree-stand'],
    ['106101', 'tree-stand'],
    ['106102', 'tree-stand'],
    ['106103', 'tree-stand'],
    ['600102', 'wooden-cross'],
  ])('the cut tree %s stands on its %s', (code, pot) => {
    expect(groups.get(code)?.scene).toMatchObject({ kind: 'plant', pot });
  });

  it.each(events)('%s is announced with a picture of a %s', (name, subject, words) => {
    const event = workshops.find(({ webTitle }) => webTitle === name);
    const request = event && requests.get(`workshops/${event.picture}`);
    if (!request) throw new Error(`${name} has no picture`);
    expect(subjectOf(request.scene)).toBe(subject);
    expect(describeRequest(request).alt).toMatch(words);
  });

  it.each(asked)('%s shows %s', (name, subject, words) => {
    const request = requests.get(name);
    if (!request) throw new Error(`${name} is not asked for`);
    expect(subjectOf(request.scene)).toBe(subject);
    expect(describeRequest(request).alt).toMatch(words);
  });

  it('shows the tree of the article on cut trees in its stand', () => {
    expect(requests.get('articles/keep-a-cut-tree-fresh')?.scene).toMatchObject({
      kind: 'plant',
      pot: 'tree-stand',
    });
  });
});
