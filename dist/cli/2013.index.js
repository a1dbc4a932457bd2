"use strict";
exports.id = 2013;
exports.ids = [2013];
exports.modules = {

/***/ 2013:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  imageSize: function() { return /* reexport */ imageSize; }
});

// UNUSED EXPORTS: default, disableTypes, types

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/utils.js
const decoder = new TextDecoder();
const toUTF8String = (input, start = 0, end = input.length) => decoder.decode(input.slice(start, end));
const toHexString = (input, start = 0, end = input.length) => input
    .slice(start, end)
    .reduce((memo, i) => memo + `0${i.toString(16)}`.slice(-2), '');
const getView = (input, offset) => new DataView(input.buffer, input.byteOffset + offset);
const readInt16LE = (input, offset = 0) => getView(input, offset).getInt16(0, true);
const readUInt16BE = (input, offset = 0) => getView(input, offset).getUint16(0, false);
const readUInt16LE = (input, offset = 0) => getView(input, offset).getUint16(0, true);
const readUInt24LE = (input, offset = 0) => {
    const view = getView(input, offset);
    return view.getUint16(0, true) + (view.getUint8(2) << 16);
};
const readInt32LE = (input, offset = 0) => getView(input, offset).getInt32(0, true);
const readUInt32BE = (input, offset = 0) => getView(input, offset).getUint32(0, false);
const readUInt32LE = (input, offset = 0) => getView(input, offset).getUint32(0, true);
const readUInt64 = (input, offset, isBigEndian) => getView(input, offset).getBigUint64(0, !isBigEndian);
const methods = {
    readUInt16BE,
    readUInt16LE,
    readUInt32BE,
    readUInt32LE,
};
function readUInt(input, bits, offset = 0, isBigEndian = false) {
    const endian = isBigEndian ? 'BE' : 'LE';
    const methodName = `readUInt${bits}${endian}`;
    return methods[methodName](input, offset);
}
const BOX_HEADER_SIZE = 8;
function readBox(input, view, base, offset, boxCode) {
    if (input.length - offset < BOX_HEADER_SIZE)
        return undefined;
    const boxSize = view.getUint32(base + offset, false);
    if (input.length - offset < boxSize)
        return undefined;
    return {
        offset,
        size: boxSize,
        matches: view.getUint32(base + 4 + offset, false) === boxCode,
    };
}
const boxViews = new WeakMap();
function getBoxView(input) {
    let view = boxViews.get(input.buffer);
    if (!view) {
        view = new DataView(input.buffer);
        boxViews.set(input.buffer, view);
    }
    return view;
}
function findBox(input, boxName, startOffset) {
    const view = getBoxView(input);
    const boxCode = (boxName.charCodeAt(0) << 24) |
        (boxName.charCodeAt(1) << 16) |
        (boxName.charCodeAt(2) << 8) |
        boxName.charCodeAt(3);
    const base = input.byteOffset;
    let currentOffset = startOffset;
    while (currentOffset < input.length) {
        if (input.length - currentOffset < 4)
            break;
        if (view.getUint32(base + currentOffset, false) < BOX_HEADER_SIZE) {
            currentOffset += BOX_HEADER_SIZE;
            continue;
        }
        const box = readBox(input, view, base, currentOffset, boxCode);
        if (!box)
            break;
        if (box.matches) {
            return { name: boxName, offset: box.offset, size: box.size };
        }
        currentOffset += box.size;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/bmp.js

const BMP = {
    validate: (input) => toUTF8String(input, 0, 2) === 'BM',
    calculate: (input) => ({
        height: Math.abs(readInt32LE(input, 22)),
        width: readUInt32LE(input, 18),
    }),
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/ico.js

const TYPE_ICON = 1;
const SIZE_HEADER = 2 + 2 + 2;
const SIZE_IMAGE_ENTRY = 1 + 1 + 1 + 1 + 2 + 2 + 4 + 4;
function getSizeFromOffset(input, offset) {
    const value = input[offset];
    return value === 0 ? 256 : value;
}
function getImageSize(input, imageIndex) {
    const offset = SIZE_HEADER + imageIndex * SIZE_IMAGE_ENTRY;
    return {
        height: getSizeFromOffset(input, offset + 1),
        width: getSizeFromOffset(input, offset),
    };
}
const ICO = {
    validate(input) {
        const reserved = readUInt16LE(input, 0);
        const imageCount = readUInt16LE(input, 4);
        if (reserved !== 0 || imageCount === 0)
            return false;
        const imageType = readUInt16LE(input, 2);
        return imageType === TYPE_ICON;
    },
    calculate(input) {
        const nbImages = readUInt16LE(input, 4);
        if (SIZE_HEADER + nbImages * SIZE_IMAGE_ENTRY > input.length) {
            throw new TypeError('Invalid ICO');
        }
        const imageSize = getImageSize(input, 0);
        if (nbImages === 1)
            return imageSize;
        const images = [];
        for (let imageIndex = 0; imageIndex < nbImages; imageIndex += 1) {
            images.push(getImageSize(input, imageIndex));
        }
        return {
            width: imageSize.width,
            height: imageSize.height,
            images: images,
        };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/cur.js


const TYPE_CURSOR = 2;
const CUR = {
    validate(input) {
        const reserved = readUInt16LE(input, 0);
        const imageCount = readUInt16LE(input, 4);
        if (reserved !== 0 || imageCount === 0)
            return false;
        const imageType = readUInt16LE(input, 2);
        return imageType === TYPE_CURSOR;
    },
    calculate: (input) => ICO.calculate(input),
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/dds.js

const DDS = {
    validate: (input) => readUInt32LE(input, 0) === 0x20534444,
    calculate: (input) => ({
        height: readUInt32LE(input, 12),
        width: readUInt32LE(input, 16),
    }),
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/gif.js

const gifRegexp = /^GIF8[79]a/;
const GIF = {
    validate: (input) => gifRegexp.test(toUTF8String(input, 0, 6)),
    calculate: (input) => ({
        height: readUInt16LE(input, 8),
        width: readUInt16LE(input, 6),
    }),
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/heif.js

const brandMap = {
    avif: 'avif',
    mif1: 'heif',
    msf1: 'heif',
    heic: 'heic',
    heix: 'heic',
    hevc: 'heic',
    hevx: 'heic',
};
const HEIF = {
    validate(input) {
        const boxType = toUTF8String(input, 4, 8);
        if (boxType !== 'ftyp')
            return false;
        const ftypBox = findBox(input, 'ftyp', 0);
        if (!ftypBox)
            return false;
        const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
        return brand in brandMap;
    },
    calculate(input) {
        const metaBox = findBox(input, 'meta', 0);
        const iprpBox = metaBox && findBox(input, 'iprp', metaBox.offset + 12);
        const ipcoBox = iprpBox && findBox(input, 'ipco', iprpBox.offset + 8);
        if (!ipcoBox) {
            throw new TypeError('Invalid HEIF, no ipco box found');
        }
        const type = toUTF8String(input, 8, 12);
        const images = [];
        let currentOffset = ipcoBox.offset + 8;
        while (currentOffset < ipcoBox.offset + ipcoBox.size) {
            const ispeBox = findBox(input, 'ispe', currentOffset);
            if (!ispeBox)
                break;
            if (ispeBox.size < 20) {
                throw new TypeError('Invalid HEIF');
            }
            const rawWidth = readUInt32BE(input, ispeBox.offset + 12);
            const rawHeight = readUInt32BE(input, ispeBox.offset + 16);
            const clapBox = findBox(input, 'clap', currentOffset);
            let width = rawWidth;
            const height = rawHeight;
            if (clapBox &&
                clapBox.size >= 16 &&
                clapBox.offset < ipcoBox.offset + ipcoBox.size) {
                const cropRight = readUInt32BE(input, clapBox.offset + 12);
                width = rawWidth - cropRight;
            }
            images.push({ height, width });
            const nextOffset = ispeBox.offset + ispeBox.size;
            if (nextOffset <= currentOffset) {
                throw new TypeError('Invalid HEIF');
            }
            currentOffset = nextOffset;
        }
        if (images.length === 0) {
            throw new TypeError('Invalid HEIF, no sizes found');
        }
        return {
            width: images[0].width,
            height: images[0].height,
            type,
            ...(images.length > 1 ? { images } : {}),
        };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/icns.js

const icns_SIZE_HEADER = 4 + 4;
const FILE_LENGTH_OFFSET = 4;
const ENTRY_LENGTH_OFFSET = 4;
const ICON_TYPE_SIZE = {
    ICON: 32,
    'ICN#': 32,
    'icm#': 16,
    icm4: 16,
    icm8: 16,
    'ics#': 16,
    ics4: 16,
    ics8: 16,
    is32: 16,
    s8mk: 16,
    icp4: 16,
    icl4: 32,
    icl8: 32,
    il32: 32,
    l8mk: 32,
    icp5: 32,
    ic11: 32,
    ich4: 48,
    ich8: 48,
    ih32: 48,
    h8mk: 48,
    icp6: 64,
    ic12: 32,
    it32: 128,
    t8mk: 128,
    ic07: 128,
    ic08: 256,
    ic13: 256,
    ic09: 512,
    ic14: 512,
    ic10: 1024,
};
function readImageHeader(input, imageOffset) {
    const imageLengthOffset = imageOffset + ENTRY_LENGTH_OFFSET;
    if (imageLengthOffset + 4 > input.length) {
        throw new TypeError('Invalid ICNS');
    }
    return [
        toUTF8String(input, imageOffset, imageLengthOffset),
        readUInt32BE(input, imageLengthOffset),
    ];
}
function icns_getImageSize(type) {
    const size = ICON_TYPE_SIZE[type];
    return { width: size, height: size, type };
}
const ICNS = {
    validate: (input) => toUTF8String(input, 0, 4) === 'icns',
    calculate(input) {
        const inputLength = input.length;
        const fileLength = readUInt32BE(input, FILE_LENGTH_OFFSET);
        let imageOffset = icns_SIZE_HEADER;
        const images = [];
        while (imageOffset < fileLength && imageOffset < inputLength) {
            const imageHeader = readImageHeader(input, imageOffset);
            const entryLength = imageHeader[1];
            if (entryLength < 8) {
                throw new TypeError('Invalid ICNS');
            }
            const imageSize = icns_getImageSize(imageHeader[0]);
            images.push(imageSize);
            imageOffset += entryLength;
        }
        if (images.length === 0) {
            throw new TypeError('Invalid ICNS, no sizes found');
        }
        return {
            width: images[0].width,
            height: images[0].height,
            ...(images.length > 1 ? { images } : {}),
        };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/j2c.js

const J2C = {
    validate: (input) => readUInt32BE(input, 0) === 0xff4fff51,
    calculate: (input) => ({
        height: readUInt32BE(input, 12),
        width: readUInt32BE(input, 8),
    }),
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/jp2.js

const JP2 = {
    validate(input) {
        const boxType = toUTF8String(input, 4, 8);
        if (boxType !== 'jP  ')
            return false;
        const ftypBox = findBox(input, 'ftyp', 0);
        if (!ftypBox)
            return false;
        const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
        return brand === 'jp2 ';
    },
    calculate(input) {
        const jp2hBox = findBox(input, 'jp2h', 0);
        const ihdrBox = jp2hBox && findBox(input, 'ihdr', jp2hBox.offset + 8);
        if (ihdrBox) {
            return {
                height: readUInt32BE(input, ihdrBox.offset + 8),
                width: readUInt32BE(input, ihdrBox.offset + 12),
            };
        }
        throw new TypeError('Unsupported JPEG 2000 format');
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/jpg.js

const EXIF_MARKER = '45786966';
const APP1_DATA_SIZE_BYTES = 2;
const EXIF_HEADER_BYTES = 6;
const TIFF_BYTE_ALIGN_BYTES = 2;
const BIG_ENDIAN_BYTE_ALIGN = '4d4d';
const LITTLE_ENDIAN_BYTE_ALIGN = '4949';
const IDF_ENTRY_BYTES = 12;
const NUM_DIRECTORY_ENTRIES_BYTES = 2;
function isEXIF(input) {
    return toHexString(input, 2, 6) === EXIF_MARKER;
}
function extractSize(input, index) {
    return {
        height: readUInt16BE(input, index),
        width: readUInt16BE(input, index + 2),
    };
}
function extractOrientation(exifBlock, isBigEndian) {
    const idfOffset = 8;
    const offset = EXIF_HEADER_BYTES + idfOffset;
    const idfDirectoryEntries = readUInt(exifBlock, 16, offset, isBigEndian);
    for (let directoryEntryNumber = 0; directoryEntryNumber < idfDirectoryEntries; directoryEntryNumber++) {
        const start = offset +
            NUM_DIRECTORY_ENTRIES_BYTES +
            directoryEntryNumber * IDF_ENTRY_BYTES;
        const end = start + IDF_ENTRY_BYTES;
        if (start > exifBlock.length) {
            return;
        }
        const block = exifBlock.slice(start, end);
        const tagNumber = readUInt(block, 16, 0, isBigEndian);
        if (tagNumber === 274) {
            const dataFormat = readUInt(block, 16, 2, isBigEndian);
            if (dataFormat !== 3) {
                return;
            }
            const numberOfComponents = readUInt(block, 32, 4, isBigEndian);
            if (numberOfComponents !== 1) {
                return;
            }
            return readUInt(block, 16, 8, isBigEndian);
        }
    }
}
function validateExifBlock(input, index) {
    const exifBlock = input.slice(APP1_DATA_SIZE_BYTES, index);
    const byteAlign = toHexString(exifBlock, EXIF_HEADER_BYTES, EXIF_HEADER_BYTES + TIFF_BYTE_ALIGN_BYTES);
    const isBigEndian = byteAlign === BIG_ENDIAN_BYTE_ALIGN;
    const isLittleEndian = byteAlign === LITTLE_ENDIAN_BYTE_ALIGN;
    if (isBigEndian || isLittleEndian) {
        return extractOrientation(exifBlock, isBigEndian);
    }
}
function validateInput(input, index) {
    if (index > input.length) {
        throw new TypeError('Corrupt JPG, exceeded buffer limits');
    }
}
const JPG = {
    validate: (input) => toHexString(input, 0, 2) === 'ffd8',
    calculate(_input) {
        let input = _input.slice(4);
        let orientation;
        let next;
        while (input.length) {
            const i = readUInt16BE(input, 0);
            validateInput(input, i);
            if (input[i] !== 0xff) {
                input = input.subarray(1);
                continue;
            }
            if (isEXIF(input)) {
                orientation = validateExifBlock(input, i);
            }
            next = input[i + 1];
            if (next === 0xc0 || next === 0xc1 || next === 0xc2) {
                const size = extractSize(input, i + 5);
                if (!orientation) {
                    return size;
                }
                return {
                    height: size.height,
                    orientation,
                    width: size.width,
                };
            }
            input = input.subarray(i + 2);
        }
        throw new TypeError('Invalid JPG, no size found');
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/utils/bit-reader.js
class BitReader {
    input;
    endianness;
    byteOffset = 2;
    bitOffset = 0;
    constructor(input, endianness) {
        this.input = input;
        this.endianness = endianness;
    }
    getBits(length = 1) {
        let result = 0;
        let bitsRead = 0;
        while (bitsRead < length) {
            if (this.byteOffset >= this.input.length) {
                throw new Error('Reached end of input');
            }
            const currentByte = this.input[this.byteOffset];
            const bitsLeft = 8 - this.bitOffset;
            const bitsToRead = Math.min(length - bitsRead, bitsLeft);
            if (this.endianness === 'little-endian') {
                const mask = (1 << bitsToRead) - 1;
                const bits = (currentByte >> this.bitOffset) & mask;
                result |= bits << bitsRead;
            }
            else {
                const mask = ((1 << bitsToRead) - 1) << (8 - this.bitOffset - bitsToRead);
                const bits = (currentByte & mask) >> (8 - this.bitOffset - bitsToRead);
                result = (result << bitsToRead) | bits;
            }
            bitsRead += bitsToRead;
            this.bitOffset += bitsToRead;
            if (this.bitOffset === 8) {
                this.byteOffset++;
                this.bitOffset = 0;
            }
        }
        return result;
    }
}

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/jxl-stream.js


function calculateImageDimension(reader, isSmallImage) {
    if (isSmallImage) {
        return 8 * (1 + reader.getBits(5));
    }
    const sizeClass = reader.getBits(2);
    const extraBits = [9, 13, 18, 30][sizeClass];
    return 1 + reader.getBits(extraBits);
}
function calculateImageWidth(reader, isSmallImage, widthMode, height) {
    if (isSmallImage && widthMode === 0) {
        return 8 * (1 + reader.getBits(5));
    }
    if (widthMode === 0) {
        return calculateImageDimension(reader, false);
    }
    const aspectRatios = [1, 1.2, 4 / 3, 1.5, 16 / 9, 5 / 4, 2];
    return Math.floor(height * aspectRatios[widthMode - 1]);
}
const JXLStream = {
    validate: (input) => {
        return toHexString(input, 0, 2) === 'ff0a';
    },
    calculate(input) {
        const reader = new BitReader(input, 'little-endian');
        const isSmallImage = reader.getBits(1) === 1;
        const height = calculateImageDimension(reader, isSmallImage);
        const widthMode = reader.getBits(3);
        const width = calculateImageWidth(reader, isSmallImage, widthMode, height);
        return { width, height };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/jxl.js


function extractCodestream(input) {
    const jxlcBox = findBox(input, 'jxlc', 0);
    if (jxlcBox) {
        return input.subarray(jxlcBox.offset + 8, jxlcBox.offset + jxlcBox.size);
    }
    const partialStreams = extractPartialStreams(input);
    if (partialStreams.length > 0) {
        return concatenateCodestreams(partialStreams);
    }
    return undefined;
}
function extractPartialStreams(input) {
    const partialStreams = [];
    let offset = 0;
    while (offset < input.length) {
        const jxlpBox = findBox(input, 'jxlp', offset);
        if (!jxlpBox)
            break;
        if (jxlpBox.size < 12) {
            throw new TypeError('Invalid JXL');
        }
        partialStreams.push(input.slice(jxlpBox.offset + 12, jxlpBox.offset + jxlpBox.size));
        offset = jxlpBox.offset + jxlpBox.size;
    }
    return partialStreams;
}
function concatenateCodestreams(partialCodestreams) {
    const totalLength = partialCodestreams.reduce((acc, curr) => acc + curr.length, 0);
    const codestream = new Uint8Array(Math.min(16, totalLength));
    let position = 0;
    for (const partial of partialCodestreams) {
        if (position >= codestream.length)
            break;
        const byteCount = Math.min(partial.length, codestream.length - position);
        codestream.set(partial.subarray(0, byteCount), position);
        position += byteCount;
    }
    return codestream;
}
const JXL = {
    validate: (input) => {
        const boxType = toUTF8String(input, 4, 8);
        if (boxType !== 'JXL ')
            return false;
        const ftypBox = findBox(input, 'ftyp', 0);
        if (!ftypBox)
            return false;
        const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
        return brand === 'jxl ';
    },
    calculate(input) {
        const codestream = extractCodestream(input);
        if (codestream)
            return JXLStream.calculate(codestream);
        throw new TypeError('Invalid JXL');
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/ktx.js

const KTX = {
    validate: (input) => {
        const signature = toUTF8String(input, 1, 7);
        return ['KTX 11', 'KTX 20'].includes(signature);
    },
    calculate: (input) => {
        const type = input[5] === 0x31 ? 'ktx' : 'ktx2';
        const offset = type === 'ktx' ? 36 : 20;
        return {
            height: readUInt32LE(input, offset + 4),
            width: readUInt32LE(input, offset),
            type,
        };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/png.js

const pngSignature = 'PNG\r\n\x1a\n';
const pngImageHeaderChunkName = 'IHDR';
const pngFriedChunkName = 'CgBI';
const PNG = {
    validate(input) {
        if (pngSignature === toUTF8String(input, 1, 8)) {
            let chunkName = toUTF8String(input, 12, 16);
            if (chunkName === pngFriedChunkName) {
                chunkName = toUTF8String(input, 28, 32);
            }
            if (chunkName !== pngImageHeaderChunkName) {
                throw new TypeError('Invalid PNG');
            }
            return true;
        }
        return false;
    },
    calculate(input) {
        if (toUTF8String(input, 12, 16) === pngFriedChunkName) {
            return {
                height: readUInt32BE(input, 36),
                width: readUInt32BE(input, 32),
            };
        }
        return {
            height: readUInt32BE(input, 20),
            width: readUInt32BE(input, 16),
        };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/pnm.js

const PNMTypes = {
    P1: 'pbm/ascii',
    P2: 'pgm/ascii',
    P3: 'ppm/ascii',
    P4: 'pbm',
    P5: 'pgm',
    P6: 'ppm',
    P7: 'pam',
    PF: 'pfm',
};
const HEADER_SCAN_LIMIT = 64;
const PAM_HEADER_LIMIT = 256;
const isWhitespace = (byte) => byte === 32 || byte === 9 || byte === 10 || byte === 13;
const isEndOfLine = (byte) => byte === 10 || byte === 13;
const handlers = {
    default: (input) => {
        const end = Math.min(input.length, HEADER_SCAN_LIMIT);
        const tokens = [];
        let token = '';
        let inComment = false;
        for (let i = 2; i < end && tokens.length < 2; i++) {
            const byte = input[i];
            if (inComment) {
                inComment = !isEndOfLine(byte);
            }
            else if (byte === 35) {
                inComment = true;
            }
            else if (isWhitespace(byte)) {
                if (token) {
                    tokens.push(token);
                    token = '';
                }
            }
            else {
                token += String.fromCharCode(byte);
            }
        }
        if (token && tokens.length < 2)
            tokens.push(token);
        if (tokens.length < 2) {
            throw new TypeError('Invalid PNM');
        }
        return {
            width: Number.parseInt(tokens[0], 10),
            height: Number.parseInt(tokens[1], 10),
        };
    },
    pam: (input) => {
        const header = toUTF8String(input, 0, Math.min(input.length, PAM_HEADER_LIMIT));
        const size = {};
        for (const line of header.split(/[\r\n]+/)) {
            if (line.length > 16 || line.charCodeAt(0) > 128) {
                continue;
            }
            const [key, value] = line.split(' ');
            if (key && value) {
                size[key.toLowerCase()] = Number.parseInt(value, 10);
            }
            if (size.height && size.width) {
                break;
            }
        }
        if (size.height && size.width) {
            return {
                height: size.height,
                width: size.width,
            };
        }
        throw new TypeError('Invalid PAM');
    },
};
const PNM = {
    validate: (input) => toUTF8String(input, 0, 2) in PNMTypes,
    calculate(input) {
        const signature = toUTF8String(input, 0, 2);
        const type = PNMTypes[signature];
        const handler = handlers[type] || handlers.default;
        return handler(input);
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/psd.js

const PSD = {
    validate: (input) => toUTF8String(input, 0, 4) === '8BPS',
    calculate: (input) => ({
        height: readUInt32BE(input, 14),
        width: readUInt32BE(input, 18),
    }),
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/svg.js

const svgReg = /<svg\s([^>"']|"[^"]*"|'[^']*')*>/;
const extractorRegExps = {
    height: /\sheight=(['"])([^%]+?)\1/,
    root: svgReg,
    viewbox: /\sviewBox=(['"])(.+?)\1/i,
    width: /\swidth=(['"])([^%]+?)\1/,
};
const INCH_CM = 2.54;
const units = {
    in: 96,
    cm: 96 / INCH_CM,
    em: 16,
    ex: 8,
    m: (96 / INCH_CM) * 100,
    mm: 96 / INCH_CM / 10,
    pc: 96 / 72 / 12,
    pt: 96 / 72,
    px: 1,
};
const unitsReg = new RegExp(`^([0-9.]+(?:e\\d+)?)(${Object.keys(units).join('|')})?$`);
function parseLength(len) {
    const m = unitsReg.exec(len);
    if (!m) {
        return undefined;
    }
    return Math.round(Number(m[1]) * (units[m[2]] || 1));
}
function parseViewbox(viewbox) {
    const bounds = viewbox.split(' ');
    return {
        height: parseLength(bounds[3]),
        width: parseLength(bounds[2]),
    };
}
function parseAttributes(root) {
    const width = root.match(extractorRegExps.width);
    const height = root.match(extractorRegExps.height);
    const viewbox = root.match(extractorRegExps.viewbox);
    return {
        height: height && parseLength(height[2]),
        viewbox: viewbox && parseViewbox(viewbox[2]),
        width: width && parseLength(width[2]),
    };
}
function calculateByDimensions(attrs) {
    return {
        height: attrs.height,
        width: attrs.width,
    };
}
function calculateByViewbox(attrs, viewbox) {
    const ratio = viewbox.width / viewbox.height;
    if (attrs.width) {
        return {
            height: Math.floor(attrs.width / ratio),
            width: attrs.width,
        };
    }
    if (attrs.height) {
        return {
            height: attrs.height,
            width: Math.floor(attrs.height * ratio),
        };
    }
    return {
        height: viewbox.height,
        width: viewbox.width,
    };
}
const SVG = {
    validate: (input) => svgReg.test(toUTF8String(input, 0, 1000)),
    calculate(input) {
        const root = toUTF8String(input).match(extractorRegExps.root);
        if (root) {
            const attrs = parseAttributes(root[0]);
            if (attrs.width && attrs.height) {
                return calculateByDimensions(attrs);
            }
            if (attrs.viewbox) {
                return calculateByViewbox(attrs, attrs.viewbox);
            }
        }
        throw new TypeError('Invalid SVG');
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/tga.js

const TGA = {
    validate(input) {
        return readUInt16LE(input, 0) === 0 && readUInt16LE(input, 4) === 0;
    },
    calculate(input) {
        return {
            height: readUInt16LE(input, 14),
            width: readUInt16LE(input, 12),
        };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/tiff.js

const CONSTANTS = {
    TAG: {
        WIDTH: 256,
        HEIGHT: 257,
        COMPRESSION: 259,
    },
    TYPE: {
        SHORT: 3,
        LONG: 4,
        LONG8: 16,
    },
    ENTRY_SIZE: {
        STANDARD: 12,
        BIG: 20,
    },
    COUNT_SIZE: {
        STANDARD: 2,
        BIG: 8,
    },
};
function readIFD(input, { isBigEndian, isBigTiff }) {
    const view = new DataView(input.buffer, input.byteOffset);
    const le = !isBigEndian;
    const ifdOffset = isBigTiff
        ? Number(view.getBigUint64(8, le))
        : view.getUint32(4, le);
    const entryCountSize = isBigTiff
        ? CONSTANTS.COUNT_SIZE.BIG
        : CONSTANTS.COUNT_SIZE.STANDARD;
    return input.slice(ifdOffset + entryCountSize);
}
function readTagValue(view, type, offset, le) {
    switch (type) {
        case CONSTANTS.TYPE.SHORT:
            return view.getUint16(offset, le);
        case CONSTANTS.TYPE.LONG:
            return view.getUint32(offset, le);
        case CONSTANTS.TYPE.LONG8: {
            const value = Number(view.getBigUint64(offset, le));
            if (value > Number.MAX_SAFE_INTEGER) {
                throw new TypeError('Value too large');
            }
            return value;
        }
        default:
            return 0;
    }
}
function extractTags(input, { isBigEndian, isBigTiff }) {
    const tags = {};
    const entrySize = isBigTiff
        ? CONSTANTS.ENTRY_SIZE.BIG
        : CONSTANTS.ENTRY_SIZE.STANDARD;
    const valueOffset = isBigTiff ? 12 : 8;
    const view = new DataView(input.buffer, input.byteOffset);
    const le = !isBigEndian;
    for (let offset = 0; offset + entrySize < input.length; offset += entrySize) {
        const code = view.getUint16(offset, le);
        const type = view.getUint16(offset + 2, le);
        const length = isBigTiff
            ? Number(view.getBigUint64(offset + 4, le))
            : view.getUint32(offset + 4, le);
        if (code === 0)
            break;
        if (length === 1 &&
            (type === CONSTANTS.TYPE.SHORT ||
                type === CONSTANTS.TYPE.LONG ||
                (isBigTiff && type === CONSTANTS.TYPE.LONG8))) {
            tags[code] = readTagValue(view, type, offset + valueOffset, le);
        }
    }
    return tags;
}
function determineFormat(input) {
    const signature = toUTF8String(input, 0, 2);
    const isBigEndian = signature === 'MM';
    const view = new DataView(input.buffer, input.byteOffset);
    const version = view.getUint16(2, !isBigEndian);
    return {
        isBigEndian,
        isBigTiff: version === 43,
    };
}
function validateBigTIFFHeader(input, isBigEndian) {
    const view = new DataView(input.buffer, input.byteOffset);
    const le = !isBigEndian;
    const byteSize = view.getUint16(4, le);
    const reserved = view.getUint16(6, le);
    if (byteSize !== 8 || reserved !== 0) {
        throw new TypeError('Invalid BigTIFF header');
    }
}
const signatures = new Set([
    '49492a00',
    '4d4d002a',
    '49492b00',
    '4d4d002b',
]);
const TIFF = {
    validate: (input) => {
        const signature = toHexString(input, 0, 4);
        return signatures.has(signature);
    },
    calculate(input) {
        const format = determineFormat(input);
        if (format.isBigTiff) {
            validateBigTIFFHeader(input, format.isBigEndian);
        }
        const ifdBuffer = readIFD(input, format);
        const tags = extractTags(ifdBuffer, format);
        const info = {
            height: tags[CONSTANTS.TAG.HEIGHT],
            width: tags[CONSTANTS.TAG.WIDTH],
            type: format.isBigTiff ? 'bigtiff' : 'tiff',
        };
        if (tags[CONSTANTS.TAG.COMPRESSION]) {
            info.compression = tags[CONSTANTS.TAG.COMPRESSION];
        }
        if (!info.width || !info.height) {
            throw new TypeError('Invalid Tiff. Missing tags');
        }
        return info;
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/webp.js

function calculateExtended(input) {
    return {
        height: 1 + readUInt24LE(input, 7),
        width: 1 + readUInt24LE(input, 4),
    };
}
function calculateLossless(input) {
    return {
        height: 1 +
            (((input[4] & 0xf) << 10) | (input[3] << 2) | ((input[2] & 0xc0) >> 6)),
        width: 1 + (((input[2] & 0x3f) << 8) | input[1]),
    };
}
function calculateLossy(input) {
    return {
        height: readInt16LE(input, 8) & 0x3fff,
        width: readInt16LE(input, 6) & 0x3fff,
    };
}
const WEBP = {
    validate(input) {
        const riffHeader = 'RIFF' === toUTF8String(input, 0, 4);
        const webpHeader = 'WEBP' === toUTF8String(input, 8, 12);
        const vp8Header = 'VP8' === toUTF8String(input, 12, 15);
        return riffHeader && webpHeader && vp8Header;
    },
    calculate(_input) {
        const chunkHeader = toUTF8String(_input, 12, 16);
        const input = _input.slice(20, 30);
        if (chunkHeader === 'VP8X') {
            const extendedHeader = input[0];
            const validStart = (extendedHeader & 0xc0) === 0;
            const validEnd = (extendedHeader & 0x01) === 0;
            if (validStart && validEnd) {
                return calculateExtended(input);
            }
            throw new TypeError('Invalid WebP');
        }
        if (chunkHeader === 'VP8 ' && input[0] !== 0x2f) {
            return calculateLossy(input);
        }
        const signature = toHexString(input, 3, 6);
        if (chunkHeader === 'VP8L' && signature !== '9d012a') {
            return calculateLossless(input);
        }
        throw new TypeError('Invalid WebP');
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/index.js




















const typeHandlers = new Map([
    ['bmp', BMP],
    ['cur', CUR],
    ['dds', DDS],
    ['gif', GIF],
    ['heif', HEIF],
    ['icns', ICNS],
    ['ico', ICO],
    ['j2c', J2C],
    ['jp2', JP2],
    ['jpg', JPG],
    ['jxl', JXL],
    ['jxl-stream', JXLStream],
    ['ktx', KTX],
    ['png', PNG],
    ['pnm', PNM],
    ['psd', PSD],
    ['svg', SVG],
    ['tga', TGA],
    ['tiff', TIFF],
    ['webp', WEBP],
]);
const types = Array.from(typeHandlers.keys());

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/detector.js

const firstBytes = new Map([
    [0x00, ['cur', 'heif', 'ico', 'jp2', 'jxl', 'tga']],
    [0x38, ['psd']],
    [0x3c, ['svg']],
    [0x42, ['bmp']],
    [0x44, ['dds']],
    [0x47, ['gif']],
    [0x49, ['tiff']],
    [0x4d, ['tiff']],
    [0x50, ['pnm']],
    [0x52, ['webp']],
    [0x69, ['icns']],
    [0x89, ['png']],
    [0xab, ['ktx']],
    [0xff, ['j2c', 'jpg', 'jxl-stream']],
]);
function detector(input) {
    const byte = input[0];
    const candidates = firstBytes.get(byte);
    const predicate = (type) => typeHandlers.get(type)?.validate(input);
    return candidates?.find(predicate) || types.find(predicate);
}

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/lookup.js


const globalOptions = {
    disabledTypes: [],
};
function imageSize(input) {
    const type = detector(input);
    if (typeof type !== 'undefined') {
        if (globalOptions.disabledTypes.indexOf(type) > -1) {
            throw new TypeError(`disabled file type: ${type}`);
        }
        const size = typeHandlers.get(type)?.calculate(input);
        if (size !== undefined) {
            size.type = size.type ?? type;
            if (size.images && size.images.length > 1) {
                const largestImage = size.images.reduce((largest, current) => {
                    return current.width * current.height > largest.width * largest.height
                        ? current
                        : largest;
                }, size.images[0]);
                size.width = largestImage.width;
                size.height = largestImage.height;
            }
            return size;
        }
    }
    throw new TypeError(`unsupported file type: ${type}`);
}
const disableTypes = (types) => {
    globalOptions.disabledTypes = types;
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/index.js




/***/ })

};
;