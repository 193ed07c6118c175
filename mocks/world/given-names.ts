/** First words for repeated designs; the catalogue uses none of them. */
export const givenNames: readonly string[] =
  `Aadya Aanchal Aarna Abhilasha Aditi Ahana Akshara Alaknanda Alka Amala Amaya Ambika Amrita Anahita Anaya Anjali Anika Anushka
Anvita Aparna Apsara Aradhya Archana Ashwini Atreyi Avani Ayana Bageshri Bela Bhairavi Bhanumati Bharani Bhoomi Bimba Chaitali
Champa Charvi Chetana Chitra Chitrangada Damayanti Darshana Deepali Deepika Devayani Dhanya Dhriti Disha Divya Durva Esha
Gargi Gauri Gayatri Geetika Girija Gomati Hamsa Hansika Harini Hema Hiranya Ila Inaya Indira Indrani Ira Isha Ishita Jahnavi
Jaya Jivika Juhi Jyotsna Kadambari Kaira Kalindi Kalyani Kamala Kamini Kanchan Karuna Kashvi Kaveri Ketaki Kirtana Komal Koyal
Kritika Kshama Kumudini Kunjal Lata Lavanya Leela Lekha Lalita Madhavi Madhura Mahati Maithili Malati Malini Mallika Manasi
Manjari Mannat Maya Mira Mohini Mridula Mukta Nalini Namrata Nandini Navya Nayana Nehal Niharika Nikita Nimisha Nirmala
Nitya Niyati Nupur Oviya Pallavi Parineeta Pavani Pooja Prabha Prachi Pragya Pranali Prerna Priyamvada Purvi Radhika Ragini
Rajani Rama Ranjani Rasika Ratna Rekha Revati Riddhi Rohini Roopa Rudrani Rukmini Rupal Sadhana Saanvi Sahana Samiksha Sandhya
Sanjana Sarasa Sarayu Saroja Savita Shailaja Shalini Shambhavi Sharada Sharmila Shefali Shikha Shivani Shobha Shreya Shruti
Siddhi Simran Smita Sneha Sohini Sona Sourabhi Stuti Subhadra Suchitra Sudha Sugandha Suhani Sujata Sukanya Sulochana Sumana
Sunanda Surabhi Suruchi Surya Sushila Swara Swati Tanvi Tapasi Tejal Trisha Tulsi Udita Ujjwala Uma Urmila Urvi Usha Vaishali
Vallari Vanya Varsha Vasanti Veda Vibha Vidya Vijaya Vimala Vinita Vrinda Yamini Yamuna Yashoda Yogini Yukta`.split(
    /\s+/,
  )
